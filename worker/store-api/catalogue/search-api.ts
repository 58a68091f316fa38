import type { Locale } from '#shared/i18n/locales.ts'
import { ProductListing } from '#shared/schemas/store-api/category.ts'
import type { ListingFilters } from '#shared/domain/listing.ts'
import type { ListingQuery } from './catalogue-api.ts'
import { CARD_CRITERIA } from './catalogue-fields.ts'
import { filterFields } from './filter-fields.ts'
import type { Transport } from '../transport/call.ts'

/** `typed` is the input, never empty. `exactly` disables the replacement of unknown words. */
type SearchRequest = { readonly typed: string; readonly exactly?: boolean }

/** The search of the Store API. No call carries a token. */
export function searchApi(transport: Transport) {
  const read = (locale: Locale, path: string, body: object) =>
    transport({
      method: 'POST',
      onlyReads: true,
      path,
      schema: ProductListing,
      body: { ...body, 'total-count-mode': 1, ...CARD_CRITERIA },
      locale,
      seoUrls: true,
    })

  return {
    /** Products by relevance. With `filters` the response also contains the available filters. */
    products: (
      locale: Locale,
      { typed: input, exactly }: SearchRequest,
      { page, limit, order }: ListingQuery,
      filters?: ListingFilters,
    ) =>
      read(locale, '/search', {
        search: input,
        ...(exactly ? { 'no-correction': true } : {}),
        p: page,
        limit,
        ...(order ? { order } : {}),
        ...(filters ? filterFields(filters) : { 'no-aggregations': true }),
      }),

    /** The first products for an unfinished term, and words that complete it. */
    suggestions: (locale: Locale, input: string, limit: number) =>
      read(locale, '/search-suggest', { search: input, limit, 'no-aggregations': true }),
  }
}
