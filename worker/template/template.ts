import type { T } from '#shared/i18n/messages.ts'
import type { AppEnv } from '../runtime/context.ts'

/** What a hole of a template is filled with: this response's nonce, or this shopper's cart count. */
export const HOLES = { nonce: 'n', cartCount: 'c' } as const
export type Hole = keyof typeof HOLES

/** A cached page: its bytes without the holes, and where each hole opens, in document order. */
export type Template = {
  readonly status: number
  /** What the bytes are, where they are no HTML. */
  readonly contentType?: string | undefined
  readonly bytes: Uint8Array
  readonly holes: readonly { readonly at: number; readonly kind: Hole }[]
}

export type Fill = Readonly<Record<Hole, string>>

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
  return { nonce: encoder.encode(fill.nonce), cartCount: encoder.encode(fill.cartCount) }
}

/** What this response puts into the holes: both are made of our own characters only. */
export function fillFor(variables: Pick<AppEnv['Variables'], 'nonce' | 'shopper' | 't'>): Fill {
  const { cartCount } = variables.shopper.view
  return {
    nonce: variables.nonce,
    cartCount: cartCount === 0 ? '' : countMarkup(cartCount, variables.t),
  }
}

function countMarkup(count: number, t: T): string {
  const words = t(count === 1 ? 'shell.linesOne' : 'shell.linesMany')
  return `<span class="n">${count}<span class="vh"> ${words}</span></span>`
}
