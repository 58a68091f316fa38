import type { PageSheet } from 'virtual:client-assets'
import type { HoleMarks } from '../pages/layout/holes.tsx'
import { HOLES, PARTS } from '../template/template.ts'

/** No text of a page holds this character, so that the search for a mark stops at marks only. */
const BEGIN = '\u0002'

/** What a render writes where something is put in: random, so that no content can forge it. */
export function newMarks(sheet: PageSheet): {
  readonly sentinel: string
  readonly marks: HoleMarks
} {
  const sentinel = BEGIN + crypto.randomUUID().replaceAll('-', '')
  return {
    sentinel,
    marks: {
      nonce: sentinel + HOLES.nonce,
      cartCount: sentinel + HOLES.cartCount,
      styles: sentinel + HOLES[sheet],
      above: sentinel + PARTS.above,
      below: sentinel + PARTS.below,
      languages: sentinel + PARTS.languages,
      search: sentinel + PARTS.search,
    },
  }
}
