import type { PageSheet } from 'virtual:client-assets'
import type { HoleMarks, SkeletonMarks } from '../pages/layout/holes.tsx'
import { HOLES, PARTS } from '../template/template.ts'

/** No text of a page contains this character, so the search for marks stops only at marks. */
const BEGIN = '\u0002'

/** Random, so that no content can forge a mark. */
export const newSentinel = (): string => BEGIN + crypto.randomUUID().replaceAll('-', '')

export const skeletonMarks = (sentinel: string, sheet: PageSheet): SkeletonMarks => ({
  nonce: sentinel + HOLES.nonce,
  styles: sentinel + HOLES[sheet],
  head: sentinel + PARTS.head,
  above: sentinel + PARTS.above,
  main: sentinel + PARTS.main,
  forms: sentinel + PARTS.forms,
  below: sentinel + PARTS.below,
  data: sentinel + PARTS.data,
})

export const holeMarks = (sentinel: string): HoleMarks => ({
  nonce: sentinel + HOLES.nonce,
  cartCount: sentinel + HOLES.cartCount,
  languages: sentinel + PARTS.languages,
  search: sentinel + PARTS.search,
})
