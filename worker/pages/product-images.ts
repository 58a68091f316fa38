import type { Media, Product } from '#shared/schemas/store-api/product.ts'

/** All pictures of a product, the cover first. */
export function listProductImages({ media, cover }: Product): readonly Media[] {
  const views = (media ?? []).map((picture) => picture.media)
  return views.length > 0 ? views : [cover?.media ?? []].flat()
}
