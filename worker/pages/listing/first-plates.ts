import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'

/**
 * How many cards are above the fold of a phone. A drawing that stands inside of the page is read, as
 * a document of its own, before any card is painted: more of them would hold up those that are seen.
 */
export const EAGER_PLATES = 2

/** Their pictures. */
export function firstPlates({ elements }: ProductListing): readonly Media[] {
  return elements.slice(0, EAGER_PLATES).flatMap(({ cover }) => cover?.media ?? [])
}
