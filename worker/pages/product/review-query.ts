import { z } from '#shared/schemas/zod.ts'

export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const
export const REVIEWS_A_PAGE = 10

const LAST_PAGE = 1000

const ReviewQuery = z.object({
  p: z.coerce.number().int().min(1).max(LAST_PAGE).catch(1).default(1),
  /** Only reviews with exactly this number of stars. */
  stars: z.enum(['1', '2', '3', '4', '5']).transform(Number).nullable().catch(null).default(null),
  reviews: z.enum(REVIEW_SORTS).catch('newest').default('newest'),
})
/** Page, filter and sorting of reviews from an address. Invalid values become the default. */
export type ReviewQuery = z.infer<typeof ReviewQuery>

export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const names = Object.keys(ReviewQuery.shape)
  return ReviewQuery.parse(
    Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined])),
  )
}

/** The shortest parameters for this state; empty for the defaults. */
export function reviewParams({ p, stars, reviews }: ReviewQuery): URLSearchParams {
  return new URLSearchParams([
    ...(stars === null ? [] : [['stars', String(stars)]]),
    ...(reviews === 'newest' ? [] : [['reviews', reviews]]),
    ...(p === 1 ? [] : [['p', String(p)]]),
  ])
}
