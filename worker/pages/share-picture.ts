import type { Media } from '#shared/schemas/store-api/product.ts'

/** What networks and merchant feeds ask for, in pixels. */
const WANTED_WIDTH = 1200

export type SharePicture = Readonly<{
  url: string
  width?: number | undefined
  height?: number | undefined
  alt?: string | undefined
}>

/**
 * The form of a picture that others can show: the smallest in pixels that is wide enough, else the
 * widest. A drawing of which there are no pixels stands for itself, as some can show it.
 */
export function sharePicture(media: Media | null | undefined): SharePicture | undefined {
  if (!media) return undefined
  const { url, metaData, thumbnails } = media
  const alt = media.alt || undefined
  const original = {
    url,
    width: metaData?.width ?? undefined,
    height: metaData?.height ?? undefined,
  }
  const isDrawing = media.mimeType === 'image/svg+xml' || url.endsWith('.svg')
  const sizes = [...(thumbnails ?? [])].sort((a, b) => a.width - b.width)
  const wide = sizes.find(({ width }) => width >= WANTED_WIDTH)
  const { url: chosen, width, height } = wide ?? (isDrawing ? sizes.at(-1) : undefined) ?? original
  return { url: chosen, width, height, alt }
}
