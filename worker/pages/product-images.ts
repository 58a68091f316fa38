import type { Media, Product, ProductMedia } from '#shared/schemas/store-api/product.ts'

/** All pictures of a product: the cover first, then by position. */
export function listProductImages(product: Product): readonly Media[] {
  return inOrder(product).filter((media) => kindOf(media) === 'image')
}

/** Its pictures and videos, in the same order. */
export function listProductViews(product: Product): readonly Media[] {
  return inOrder(product).filter((media) => kindOf(media) !== 'file')
}

/** The media of a product that are neither pictures nor videos, by position. */
export function listProductFiles(product: Product): readonly Media[] {
  return inOrder(product).filter((media) => kindOf(media) === 'file')
}

function inOrder({ media, cover }: Product): readonly Media[] {
  const views = media?.length ? media : [cover ?? []].flat()
  const rank = (view: ProductMedia) => (view.id === cover?.id ? -1 : (view.position ?? 0))
  return views.toSorted((a, b) => rank(a) - rank(b)).map((view) => view.media)
}

/** Without a type a file counts as a picture, as uploads of old versions have none. */
function kindOf({ mimeType }: Media): 'image' | 'video' | 'file' {
  const [kind] = (mimeType ?? 'image').split('/')
  return kind === 'image' || kind === 'video' ? kind : 'file'
}
