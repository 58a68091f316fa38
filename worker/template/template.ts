import assets, { type PageSheet } from 'virtual:client-assets'

/** The styles of each kind of page as UTF-8: those of all pages and those of its own. */
const STYLES = bytesOf(assets.styles)

/**
 * What fills a hole of a template: this response's nonce, this shopper's cart count, or the styles
 * of the page; and the letter that marks it.
 */
export const HOLES = {
  nonce: 'n',
  cartCount: 'c',
  home: 'h',
  listing: 'l',
  article: 'a',
  text: 't',
  guide: 'g',
  drawn: 'd',
  other: 'o',
} as const
export type Hole = keyof typeof HOLES

export function isHole(name: unknown): name is Hole {
  return typeof name === 'string' && Object.hasOwn(HOLES, name)
}

/** A cached page: its bytes without the holes, and where each hole opens, in document order. */
export type Template = {
  readonly status: number
  /** What the bytes are, where they are no HTML. */
  readonly contentType?: string | undefined
  readonly bytes: Uint8Array
  readonly holes: readonly { readonly at: number; readonly kind: Hole }[]
}

/** The parts of one response; the styles are the same for all. */
export type Fill = Readonly<Record<'nonce' | 'cartCount', string>>

/** The page of one response: the template with every hole filled. */
export function filled(template: Template, fill: Fill): Uint8Array {
  const texts = encoded(fill)
  const size = template.holes.reduce((sum, hole) => sum + texts[hole.kind].length, 0)
  const page = new Uint8Array(template.bytes.length + size)
  let from = 0
  let to = 0
  for (const hole of template.holes) {
    page.set(template.bytes.subarray(from, hole.at), to)
    to += hole.at - from
    page.set(texts[hole.kind], to)
    to += texts[hole.kind].length
    from = hole.at
  }
  page.set(template.bytes.subarray(from), to)
  return page
}

/** The texts of the holes as UTF-8. */
export function encoded(fill: Fill): Readonly<Record<Hole, Uint8Array>> {
  const encoder = new TextEncoder()
  return {
    ...STYLES,
    nonce: encoder.encode(fill.nonce),
    cartCount: encoder.encode(fill.cartCount),
  }
}

function bytesOf({ all, ...kinds }: typeof assets.styles): Readonly<Record<PageSheet, Uint8Array>> {
  const encoder = new TextEncoder()
  const bytes = Object.entries(kinds).map(([kind, own]) => [kind, encoder.encode(all + own)])
  return Object.fromEntries(bytes) as Record<PageSheet, Uint8Array>
}
