import type { Locale } from '#shared/i18n/locales.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { ArticleRow } from './article-row.ts'

/**
 * The files that come with an article. They are sold: the names are public, links are not given
 * out.
 */
export function downloadStructs({ public_id, number, record }: ArticleRow, locale: Locale) {
  const { download } = record
  if (!download) return []
  const mediaId = idOf('download', number)
  return [
    {
      id: idOf('product-download', number),
      productId: public_id,
      mediaId,
      position: 0,
      media: {
        id: mediaId,
        fileName: download.fileName[locale],
        fileExtension: download.extension,
        url: '',
        path: '',
        hasFile: true,
        private: true,
        thumbnails: [],
        translated: {},
        apiAlias: 'media',
      },
      customFields: null,
      apiAlias: 'product_download',
    },
  ]
}
