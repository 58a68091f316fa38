import { IconDrawing } from '#client/ui/icon.tsx'

/** Icons that no island shows, so that no script loads them. */
const SYMBOLS = {
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M12.7 12.7l4.8 4.8',
  user: 'M13.5 6.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M3.5 17.5c.4-4 3-5.8 6.5-5.8s6.1 1.8 6.5 5.8',
  menu: 'M2.5 5h15M2.5 10h15M2.5 15h15',
  filter: 'M2.5 5h15M5.5 10h9M8.5 15h3',
  plan: 'M4 2.5h12v15H4zM7 6.5h6M7 10h6M7 13.5h3.5',
} as const

/** An icon next to a text with the same meaning; screen readers ignore it. */
export function PageIcon({ name }: { readonly name: keyof typeof SYMBOLS }) {
  return <IconDrawing path={SYMBOLS[name]} />
}

/** The icon of the wishlist next to a label. Each page draws it once (`CardSymbols`). */
export function WishlistIcon() {
  return (
    <svg className="ico">
      <use href="#wish" />
    </svg>
  )
}
