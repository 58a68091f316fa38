import type { Context } from 'hono'
import type { ArticleRow } from '#worker/backend/catalogue/structs/article-row.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { searchResult } from '#worker/backend/http/search-result.ts'
import { reviewStruct } from '#worker/backend/review/review-struct.ts'
import { reviewsOf } from '#worker/backend/review/stored-reviews.ts'

const A_PAGE = 10
const POINTS = [1, 2, 3, 4, 5]

/** The approved reviews of an article as the layout of its page shows them, and how they spread. */
export async function reviewSummary(c: Context<BackendEnv>, row: ArticleRow) {
  const { locale } = c.var.language
  const parentId = row.has_variants ? row.family_id : row.public_id
  const reviews = await reviewsOf(c.env.DB, parentId, null)
  const buckets = POINTS.flatMap((points) => {
    const count = reviews.filter(({ record }) => record.points === points).length
    return count > 0 ? [{ key: String(points), count, apiAlias: 'aggregation_bucket' }] : []
  })
  const elements = reviews.slice(0, A_PAGE).map((review) => reviewStruct(review, locale, null))
  return {
    ...searchResult('product_review', elements),
    limit: A_PAGE,
    total: reviews.length,
    totalReviews: reviews.length,
    productId: row.public_id,
    parentId,
    customerReview: null,
    aggregations: {
      ratingMatrix: { name: 'ratingMatrix', buckets, apiAlias: 'ratingMatrix_aggregation' },
    },
    matrix: {
      matrix: Object.fromEntries(POINTS.map((points) => [points, []])),
      pointSum: reviews.reduce((sum, { record }) => sum + record.points, 0),
      totalReviewCount: reviews.length,
      apiAlias: 'rating_matrix',
    },
  }
}
