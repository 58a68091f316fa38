import type { Media } from '#shared/schemas/store-api/product.ts'

/** An image and its additional sizes. */
export type Sized = Pick<Media, 'url'> &
  Partial<Pick<Media, 'mimeType' | 'thumbnails' | 'metaData'>>

/**
 * The smaller sizes of a photograph. SVG scales, so the sizes of a drawing are only for sharing.
 */
export function thumbnailsOf({ mimeType, thumbnails }: Sized) {
  return mimeType === 'image/svg+xml' ? [] : (thumbnails ?? [])
}

/**
 * The `srcset` of an image; none if the widest size would be blurred at this width, so that the
 * image itself is shown.
 */
export function srcSetOf(picture: Sized, width: number): string | undefined {
  const sizes = thumbnailsOf(picture)
  const sharp = Math.min(width, picture.metaData?.width ?? width)
  if (!sizes.some((size) => size.width >= sharp)) return undefined
  return sizes.map((size) => `${size.url} ${size.width}w`).join(', ')
}

/** The same sizes as AVIF, for browsers that show it. */
export function avifSetOf(picture: Sized, width: number): string | undefined {
  if (!picture.metaData?.hasAvif) return undefined
  return srcSetOf(picture, width)?.replaceAll('.webp ', '.avif ')
}

/**
 * The address of the smallest size that is at least this wide; otherwise that of the image itself.
 */
export function smallestOf(picture: Sized, width: number): string {
  const [smallest] = thumbnailsOf(picture)
    .filter((size) => size.width >= width)
    .toSorted((size, other) => size.width - other.width)
  return smallest?.url ?? picture.url
}
