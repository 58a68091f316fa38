import { Island } from '#client/islands/island.tsx'
import { Preview } from '#client/islands/preview/preview.tsx'
import type { GalleryPicture } from '#client/ui/gallery-picture.ts'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { smallestOf, thumbnailsOf } from '#client/ui/renditions.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'

type PictureGalleryProps = {
  readonly media: readonly Media[]
  /** The subject of the pictures. */
  readonly name: string
}

/** Pictures that a click enlarges. Without script each links to its file. */
export function PictureGallery({ media, name }: PictureGalleryProps) {
  if (media.length === 0) return <ProductPicture media={null} alt={name} size={800} />
  const pictures = media.map((picture) => galleryPicture(picture, name))
  return <Island name="preview" id="pictures" component={Preview} props={{ pictures, name }} />
}

function galleryPicture(media: Media, name: string): GalleryPicture {
  const { width, height, colour, hasAvif, poster } = media.metaData ?? {}
  const isDrawing = media.mimeType?.startsWith('image/svg') ?? media.url.endsWith('.svg')
  const thumbnails = thumbnailsOf(media)
  const isVideo = media.mimeType?.startsWith('video/')
  return {
    url: isVideo ? (poster ?? smallestOf(media, POSTER_WIDTH)) : media.url,
    ...(isVideo && { video: media.url }),
    ...(thumbnails.length > 0 && { thumbnails, metaData: { width, colour, hasAvif } }),
    alt: media.alt || name,
    ...((!media.title || media.title !== media.alt) && { title: media.title || null }),
    ratio: width && height ? width / height : 1,
    width: isDrawing || !width ? null : width,
  }
}

/** Gallery pictures are this wide on large screens. */
const POSTER_WIDTH = 800
