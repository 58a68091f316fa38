import type { Media, Product } from '#shared/schemas/store-api/product.ts'

/** All views of an article, the cover first. */
export function viewsOf({ media, cover }: Product): readonly Media[] {
  const views = (media ?? []).map((picture) => picture.media)
  return views.length > 0 ? views : [cover?.media ?? []].flat()
}
