const SYMBOLS = {
  cart: 'M3 6.5h14l-1.3 11H4.3zM7 9V5.3a3 3 0 0 1 6 0V9',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  cut: 'M7.3 5.2a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M7.3 14.8a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M7 6.4L17.5 14M7 13.6L17.5 6',
  info: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 9v5M10 6v.2',
  back: 'M12.5 3.5L6 10l6.5 6.5',
  forward: 'M7.5 3.5L14 10l-6.5 6.5',
  turn: 'M16 10a6 6 0 1 1-2.2-4.6M14.3 1.8v4h-4',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  check: 'M3.5 10.5l4.5 4.5 8.5-10',
} as const

export type IconName = keyof typeof SYMBOLS

/** An icon next to a text with the same meaning; screen readers ignore it. */
export function Icon({ name }: { readonly name: IconName }) {
  return <IconDrawing path={SYMBOLS[name]} />
}

export function IconDrawing({ path }: { readonly path: string }) {
  return (
    <svg className="ico" aria-hidden="true" viewBox="0 0 20 20">
      <path d={path} />
    </svg>
  )
}
