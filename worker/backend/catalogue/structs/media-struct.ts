import type { Locale } from '#shared/i18n/locales.ts'
import { renditionFile, sharedFile } from '#shared/schemas/import/media.ts'
import type { Download } from '#shared/schemas/import/product.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { StoredMedia } from '#worker/backend/tables/stored.ts'
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
        ...photoFields(media.poster ?? media, origin),
        ...(media.poster && { poster: mediaUrl(origin, media.poster.file) }),
      },
    },
    translated: { alt, title: alt, customFields: {} },
    thumbnails: sizesOf(media).map((size) => thumbnailStruct(id, size, origin)),
    customFields: null,
    apiAlias: 'media',
  }
}

type Size = Readonly<{ file: string; width: number; height: number }>

/**
 * The widths of a photograph or of a poster as WebP, which every client can show; or the PNG of a
 * drawing.
 */
function sizesOf({ thumbnail, poster, ...media }: StoredMedia): readonly Size[] {
  if (thumbnail) return [thumbnail]
  const { file, width, height, photo } = poster ?? media
  return (photo?.widths ?? []).map((narrow) => ({
    file: renditionFile(file, narrow, 'webp'),
    width: narrow,
    height: Math.max(1, Math.round((height * narrow) / width)),
  }))
}

/** What a Shopware does not say about a photograph. */
function photoFields({ file, photo }: Pick<StoredMedia, 'file' | 'photo'>, origin: string) {
  if (!photo) return {}
  return {
    ...(photo.colour && { colour: photo.colour }),
    // Each thumbnail also exists as AVIF, under the same name.
    hasAvif: true,
    shared: mediaUrl(origin, sharedFile(file)),
  }
}

/** A size of a picture, as a Store API thumbnail. */
function thumbnailStruct(mediaId: string, { file, width, height }: Size, origin: string) {
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
