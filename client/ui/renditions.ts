import type { Media } from '#shared/schemas/store-api/product.ts'

/** A picture and the sizes that it is there in beside its own. */
export type Sized = Pick<Media, 'url'> & Partial<Pick<Media, 'mimeType' | 'thumbnails'>>

/** The smaller sizes of a photograph. A drawing is small at any size, and its own are for sharing. */
export function thumbnailsOf({ mimeType, thumbnails }: Sized) {
  return mimeType === 'image/svg+xml' ? [] : (thumbnails ?? [])
}

/**
 * Its sizes for a browser to choose from; none where the widest would be blurred at this width, so
 * that the picture itself is shown.
 */
export function srcSetOf(picture: Sized, width: number): string | undefined {
  const sizes = thumbnailsOf(picture)
  if (!sizes.some((size) => size.width >= width)) return undefined
  return sizes.map((size) => `${size.url} ${size.width}w`).join(', ')
}

/** The address of its smallest size that is at least this wide, or else its own. */
export function smallestOf(picture: Sized, width: number): string {
  const [smallest] = thumbnailsOf(picture)
    .filter((size) => size.width >= width)
    .toSorted((size, other) => size.width - other.width)
  return smallest?.url ?? picture.url
}
