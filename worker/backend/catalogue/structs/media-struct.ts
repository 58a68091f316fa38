import type { Locale } from '#shared/i18n/locales.ts'
import type { Download } from '#shared/schemas/import/product.ts'
import type { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { StoredMedia, StoredThumbnail } from '#worker/backend/tables/stored.ts'
import type { ProductRow } from './product-row.ts'

/** The address of a public file. Its name is a hash of the content, so it can be cached forever. */
function mediaUrl(origin: string, file: string): string {
  return `${origin}/${file}`
}

/**
 * A Store API media entity. Shopware has no size of drawings, so our extension has size and scale.
 */
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
    metaData: {},
    extensions: {
      ripstop: {
        width: media.width,
        height: media.height,
        ...(media.widthUm && { widthUm: media.widthUm }),
      },
    },
    translated: { alt, title: alt, customFields: {} },
    thumbnails: media.thumbnail ? [thumbnailStruct(id, media.thumbnail, origin)] : [],
    customFields: null,
    apiAlias: 'media',
  }
}

/** The PNG of a drawing, as a Store API thumbnail. */
function thumbnailStruct(
  mediaId: string,
  { file, width, height }: z.infer<typeof StoredThumbnail>,
  origin: string,
) {
  return {
    id: idOf('media-thumbnail', `${mediaId}:${file}`),
    mediaId,
    width,
    height,
    url: mediaUrl(origin, file),
    path: file,
    customFields: null,
    apiAlias: 'media_thumbnail',
  }
}

/** A picture with its position at a product. */
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
    customFields: null,
    apiAlias: 'product_media',
  }
}

/** The downloads of a product. They are sold, so names are public and links are not. */
export function downloadStructs({ publicId, number, record }: ProductRow, locale: Locale) {
  const { download } = record
  if (!download) return []
  const mediaId = idOf('download', number)
  return [
    {
      id: idOf('product-download', number),
      productId: publicId,
      mediaId,
      position: 0,
      media: soldFileStruct(mediaId, download, locale),
      customFields: null,
      apiAlias: 'product_download',
    },
  ]
}

/** The Store API media entity of a sold file: a name without an address. */
export function soldFileStruct(
  id: string,
  { fileName, extension }: Pick<Download, 'fileName' | 'extension'>,
  locale: Locale,
) {
  return {
    id,
    fileName: fileName[locale],
    fileExtension: extension,
    url: '',
    path: '',
    hasFile: true,
    private: true,
    thumbnails: [],
    translated: {},
    apiAlias: 'media',
  }
}
