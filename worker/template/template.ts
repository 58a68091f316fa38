import assets, { type PageSheet } from 'virtual:client-assets'

/** A larger page is sent but not cached. */
export const MAX_TEMPLATE_BYTES = 512 * 1024

/** The styles of each kind of page as UTF-8: the styles of all pages and its own. */
const STYLES = bytesOf(assets.styles)

/**
 * Holes of a template with the letters of their marks: the nonce, the cart count and the styles of
 * each kind of page.
 */
export const HOLES = {
  nonce: 'n',
  cartCount: 'c',
  home: 'h',
  listing: 'l',
  product: 'p',
  text: 't',
  guide: 'g',
  visualizers: 'v',
  other: 'o',
} as const
export type Hole = keyof typeof HOLES

/**
 * The parts that fill a page's skeleton, in document order, with the letters of their marks.
 * `languages` and `search` are inside `above`. A template contains no marks of parts.
 */
export const PARTS = {
  head: 'H',
  above: 'A',
  languages: 'L',
  search: 'S',
  main: 'M',
  forms: 'F',
  below: 'B',
  data: 'D',
} as const
export type TemplatePart = keyof typeof PARTS

export function isHole(name: unknown): name is Hole {
  return typeof name === 'string' && Object.hasOwn(HOLES, name)
}

/** A cached page: its bytes without the holes, and the position of each hole, in document order. */
export type Template = {
  readonly status: number
  /** The content type if it is not HTML. */
  readonly contentType?: string | undefined
  /** The ETag of a text that is the same for everyone. */
  readonly etag?: string | undefined
  readonly bytes: Uint8Array
  readonly holes: readonly { readonly at: number; readonly kind: Hole }[]
}

/** The texts of one response; the styles are the same for all responses. */
export type Fill = Readonly<Record<'nonce' | 'cartCount', string>>

/** The page of one response: the template with every hole filled. */
export function fillTemplate(
  { bytes, holes }: Omit<Template, 'status'>,
  fill: Fill,
): Uint8Array<ArrayBuffer> {
  const textOf = encoded(fill)
  let size = bytes.length
  for (const { kind } of holes) size += textOf(kind).length
  const page = new Uint8Array(size)
  let from = 0
  let to = 0
  const put = (piece: Uint8Array) => {
    page.set(piece, to)
    to += piece.length
  }
  for (const { at, kind } of holes) {
    put(bytes.subarray(from, at))
    put(textOf(kind))
    from = at
  }
  put(bytes.subarray(from))
  return page
}

const ENCODER = new TextEncoder()
const NOTHING = new Uint8Array(0)

/** The texts of the holes as UTF-8, each encoded once per response. */
function encoded({ nonce, cartCount }: Fill): (hole: Hole) => Uint8Array {
  const ofNonce = ENCODER.encode(nonce)
  const ofCount = cartCount === '' ? NOTHING : ENCODER.encode(cartCount)
  return (hole) => {
    if (hole === 'nonce') return ofNonce
    return hole === 'cartCount' ? ofCount : STYLES[hole]
  }
}

function bytesOf({ all, ...kinds }: typeof assets.styles): Readonly<Record<PageSheet, Uint8Array>> {
  const encoder = new TextEncoder()
  const bytes = Object.entries(kinds).map(([kind, own]) => [kind, encoder.encode(all + own)])
  return Object.fromEntries(bytes) as Record<PageSheet, Uint8Array>
}
