import type { Locale } from '#shared/i18n/locales.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { CHANNEL_ID } from '#worker/backend/channel/channel.ts'
import type { ReviewRow } from './stored-reviews.ts'

/**
 * A Store API review in the language of the request if it is translated, else in its own.
 * `languageId` is its original language, `ripstop_language` the shown one. Only the author's name
 * is shown. `ripstop_own` marks the reader's own reviews.
 */
export function reviewStruct(row: ReviewRow, locale: Locale, readerId: string | null) {
  const { record } = row
  const isTranslated = record.title[locale] !== null && record.text[locale] !== null
  const isOwn = row.customerId !== null && row.customerId === readerId
  const shown = isTranslated ? locale : record.language
  return {
    id: row.publicId,
    productId: row.productId,
    salesChannelId: CHANNEL_ID,
    languageId: LANGUAGE_ID[record.language],
    externalUser: record.author,
    title: record.title[shown] ?? '',
    content: record.text[shown] ?? '',
    points: record.points,
    status: row.state === 'approved',
    comment: null,
    customFields: {
      ripstop_language: shown,
      ripstop_translated: shown !== record.language,
      ripstop_own: isOwn,
      ripstop_state: isOwn ? row.state : null,
      ripstop_number: row.number,
    },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    apiAlias: 'product_review',
  }
}
