import type { Locale } from '#shared/i18n/locales.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import type { StoredMedia } from './stored.ts'

/** The address of a public file; it names the content, so it may be kept for ever. */
function mediaUrl(origin: string, file: string): string {
  return `${origin}/${file}`
}

/** A Store API media entity. */
export function mediaStruct(id: string, media: StoredMedia, locale: Locale, origin: string) {
  const alt = media.alt[locale]
  const fileName = media.file.replace(/^media\//, '').replace(/\.[a-z]+$/, '')
  return {
    id,
    url: mediaUrl(origin, media.file),
    path: media.file,
    alt,
    title: alt,
    mimeType: media.mimeType,
    fileName,
    fileExtension: media.file.split('.').at(-1) ?? '',
    fileSize: media.bytes,
    hasFile: true,
    private: false,
    metaData: { width: media.width, height: media.height },
    translated: { alt, title: alt, customFields: {} },
    thumbnails: [],
    customFields: {},
    apiAlias: 'media',
  }
}

/** A picture in its place at a product. */
export function productMediaStruct(
  productId: string,
  position: number,
  media: ReturnType<typeof mediaStruct>,
) {
  return {
    id: idOf('product-media', `${productId}:${position}`),
    productId,
    mediaId: media.id,
    position,
    media,
    customFields: {},
    apiAlias: 'product_media',
  }
}
