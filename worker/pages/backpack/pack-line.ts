import type { Product } from '#shared/schemas/store-api/product.ts'
import { PACK_POSITIONS } from '#shared/recipes/pack-parts.ts'
import { PARTS, type HomePart } from '../home/parts.ts'
import { centsOf, gramsOf } from '../recipes/recipe-view.ts'
import type { PackChoice } from './pack-choice.ts'

/** A row of the parts list. */
export type PackLine = {
  readonly part: HomePart
  /** In wire units. */
  readonly quantity: number
  /** Null if the shop does not have it. */
  readonly product: Product | null
  readonly grams: number
  readonly cents: number
}

/** The parts list of a choice, with current weights and prices. */
export function packLines(
  { chosen }: PackChoice,
  products: ReadonlyMap<string, Product>,
): readonly PackLine[] {
  return PACK_POSITIONS.flatMap(({ position, quantity }) => {
    const part = PARTS.find((known) => known.position === position)
    if (!part) return []
    const product = products.get(chosen.get(position) ?? '') ?? null
    const [grams, cents] = product
      ? [gramsOf(product, quantity), centsOf(product, quantity)]
      : [0, 0]
    return [{ part, quantity, product, grams, cents }]
  })
}
