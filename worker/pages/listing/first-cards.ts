import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'

/** The number of cards in the first viewport of a wide screen. */
export const EAGER_CARDS = 4

export function firstCards({ elements }: ProductListing): readonly Media[] {
  return elements.slice(0, EAGER_CARDS).flatMap(({ cover }) => cover?.media ?? [])
}
