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
  const isOwn = row.customer_id !== null && row.customer_id === readerId
  const shown = isTranslated ? locale : record.language
  return {
    id: row.public_id,
    productId: row.product_id,
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
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    apiAlias: 'product_review',
  }
}
