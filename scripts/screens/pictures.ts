import { urls } from '#shared/urls.ts'
import { FABRIC } from '#tests/e2e/shopper.ts'

export const FOLDER = 'docs/screens'

const PHONE = 360
const DESKTOP = 1280
type Width = typeof PHONE | typeof DESKTOP

type PictureSet = { readonly name: string; readonly widths: readonly Width[] }

/** Pages that need neither a cart nor an account. */
export const PUBLIC_PAGES = [
  { name: 'home', path: '/', widths: [DESKTOP] },
  { name: 'listing', path: '/stoffe', widths: [DESKTOP, PHONE] },
  { name: 'product', path: FABRIC.path.de, widths: [DESKTOP, PHONE] },
  { name: 'recipe', path: urls.recipe('de', 'tarp'), widths: [DESKTOP] },
  { name: 'post', path: urls.post('de', 'silnylon-naehen-ohne-fluchen'), widths: [DESKTOP] },
] as const satisfies readonly (PictureSet & { readonly path: string })[]

/** Pages of a purchase, in its order. */
export const PURCHASE_PAGES = {
  cart: [DESKTOP, PHONE],
  checkout: [DESKTOP, PHONE],
  order: [DESKTOP],
} as const satisfies Readonly<Record<string, readonly Width[]>>

export const ACCOUNT_PAGE = { name: 'account', widths: [DESKTOP] } as const satisfies PictureSet

/** File name of a picture, without its folder. */
export const fileName = (name: string, width: Width) => `${name}-${width}.webp`

/** Names of all files that `npm run screens` writes. */
export const FILE_NAMES: readonly string[] = [
  ...PUBLIC_PAGES,
  ...Object.entries(PURCHASE_PAGES).map(([name, widths]) => ({ name, widths })),
  ACCOUNT_PAGE,
].flatMap(({ name, widths }) => widths.map((width) => fileName(name, width)))
