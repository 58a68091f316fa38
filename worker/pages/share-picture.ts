import type { Media } from '#shared/schemas/store-api/product.ts'

/** The width in pixels that social networks and merchant feeds require. */
const MIN_WIDTH = 1200

export type SharePicture = Readonly<{
  url: string
  width?: number | undefined
  height?: number | undefined
  alt?: string | undefined
}>

/**
 * The rendition of a picture for sharing: the smallest raster image that is wide enough, otherwise
 * the widest. A drawing without raster images is shared unchanged, because some services can show
 * it.
 */
export function sharePicture(media: Media | null | undefined): SharePicture | undefined {
  if (!media) return undefined
  const { url, metaData, thumbnails } = media
  const alt = media.alt || undefined
  if (metaData?.shared) return { url: metaData.shared, ...sharedSize(metaData), alt }
  const original = {
    url,
    width: metaData?.width ?? undefined,
    height: metaData?.height ?? undefined,
  }
  const isDrawing = media.mimeType === 'image/svg+xml' || url.endsWith('.svg')
  const sizes = [...(thumbnails ?? [])].sort((a, b) => a.width - b.width)
  const wide = sizes.find(({ width }) => width >= MIN_WIDTH)
  const { url: chosen, width, height } = wide ?? (isDrawing ? sizes.at(-1) : undefined) ?? original
  return { url: chosen, width, height, alt }
}

/** The size of a photograph's own JPEG for sharing. */
function sharedSize({ width, height }: Readonly<NonNullable<Media['metaData']>>) {
  if (!width || !height) return {}
  const shown = Math.min(width, MIN_WIDTH)
  return { width: shown, height: Math.round((height * shown) / width) }
}
