import { ok } from '#shared/domain/result.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { ReviewList, type Review } from '#shared/schemas/store-api/review.ts'
import { z } from '#shared/schemas/zod.ts'
import { CACHE_EMPTY, cachedReader } from '../cache/cached-reader.ts'
import { localeOf, type KnownLanguages } from '../transport/languages.ts'
import type { CallingShopper, Transport } from '../transport/call.ts'

/** `page` starts at 1; `points` is null for any rating. */
export type ReviewsQuery = {
  readonly page: number
  readonly limit: number
  readonly sort: 'newest' | 'best' | 'worst'
  readonly points: number | null
}

/** `id` is the customer's own review that this one replaces. */
export type NewReview = {
  readonly id?: string
  readonly name?: string
  readonly title: string
  readonly content: string
  readonly points: number
}

const NEWEST = { field: 'createdAt', order: 'DESC' }
const SORTS = {
  newest: [NEWEST],
  best: [{ field: 'points', order: 'DESC' }, NEWEST],
  worst: [{ field: 'points', order: 'ASC' }, NEWEST],
}
const RATING_MATRIX = { name: 'ratingMatrix', type: 'terms', field: 'points' }
const OWN = {
  type: 'or',
  queries: [
    { type: 'equals', field: 'status', value: false },
    { type: 'equals', field: 'customFields.ripstop_own', value: true },
  ],
}

const path = (productId: string) => `/product/${encodeURIComponent(productId)}`

/** Public reviews of products. */
export function reviewsApi(transport: Transport, languageIds: KnownLanguages) {
  const read = cachedReader(transport)
  const prices = cachedReader(transport, 'prices')
  return {
    /**
     * The approved reviews of a product; a parent's id lists those of all its variants. Only the
     * first page is cached. Later pages, sortings and filters would allow 360 keys per product.
     */
    of: async (locale: Locale, productId: string, { page, limit, sort, points }: ReviewsQuery) => {
      const isFirst = page === 1 && sort === 'newest' && points === null
      const found = await (isFirst ? prices : read)(
        locale,
        `${path(productId)}/reviews`,
        ReviewList,
        {
          page,
          limit,
          sort: SORTS[sort],
          'total-count-mode': 1,
          aggregations: [RATING_MATRIX],
          ...(points && {
            'post-filter': [{ type: 'equals', field: 'points', value: points }],
          }),
        },
        CACHE_EMPTY,
      )
      if (!found.ok) return found
      const ids = await languageIds()
      const elements = found.value.data.elements.map((review) => {
        const written = localeOf(review.languageId, ids)
        return written ? inItsLanguage(review, written) : review
      })
      return ok({ ...found.value, data: { ...found.value.data, elements } })
    },
  }
}

/** A Shopware does not translate reviews; each is shown in its original language. */
function inItsLanguage(review: Review, ripstop_language: Locale): Review {
  return { ...review, customFields: { ripstop_language, ...review.customFields } }
}

/** The reviews of one customer. */
export function ownReviewsApi(transport: Transport, calling: CallingShopper) {
  return {
    /** The caller's review of a product. A Shopware lists it only until it is approved. */
    own: (productId: string) =>
      transport({
        ...calling,
        method: 'POST',
        path: `${path(productId)}/reviews`,
        schema: ReviewList,
        body: { limit: 1, sort: [NEWEST], filter: [OWN] },
      }),

    write: (productId: string, review: NewReview) =>
      transport({
        ...calling,
        method: 'POST',
        path: `${path(productId)}/review`,
        schema: z.unknown(),
        body: review,
      }),
  }
}
