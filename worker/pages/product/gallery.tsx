import { Island } from '#client/islands/island.tsx'
import { Preview } from '#client/islands/preview/preview.tsx'
import type { GalleryPicture } from '#client/ui/gallery-picture.ts'
import { PlatePicture } from '#client/ui/plate-picture.tsx'
import type { Media, Product } from '#shared/schemas/store-api/product.ts'

/** All views of an article; one that has none shows that its picture is missing. */
export function ArticleGallery({ product }: { readonly product: Product }) {
  const { name, cover } = product
  const media = (product.media ?? []).map((one) => one.media)
  const views = media.length > 0 ? media : [cover?.media ?? []].flat()
  if (views.length === 0) return <PlatePicture media={null} alt={name} size={800} />
  const pictures = views.map((view) => galleryPicture(view, name))
  return <Island name="preview" id="pictures" component={Preview} props={{ pictures, name }} />
}

function galleryPicture(media: Media, name: string): GalleryPicture {
  const { width, height } = media.metaData ?? {}
  const isDrawing = media.mimeType?.startsWith('image/svg') ?? media.url.endsWith('.svg')
  return {
    url: media.url,
    alt: media.alt || name,
    title: media.title || null,
    ratio: width && height ? width / height : 1,
    width: isDrawing || !width ? null : width,
  }
}
