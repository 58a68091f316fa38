import type { z } from '#shared/schemas/zod.ts'
import { text } from '#worker/backend/sql/columns.ts'
import { all, batch } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { ProductReviewTable } from '#worker/backend/tables/reviews.ts'
import { updateRatingsOf } from './update-ratings.ts'

const Review = pick(
  ProductReviewTable,
  'publicId',
  'number',
  'customerId',
  'state',
  'createdAt',
  'updatedAt',
  'record',
)
const Row = Review.row.extend({ productId: text })
export type ReviewRow = z.infer<typeof Row>
export type ReviewState = ReviewRow['state']

const SELECT = sql`SELECT ${Review.columns}, p.public_id AS productId
  FROM product_review JOIN product p ON p.number = product_review.number`
const NEWEST_FIRST = sql`ORDER BY product_review.created_at DESC, product_review.id DESC`

/**
 * The reviews of a product, or of all variants for a parent's id: approved ones and the reader's
 * own, newest first.
 */
export function reviewsOf(
  db: D1Database,
  productId: string,
  readerId: string | null,
): Promise<readonly ReviewRow[]> {
  const ofParent = sql`p.parent_id = (SELECT id FROM parent_product WHERE public_id = ${productId})`
  return all(
    db,
    Row,
    sql`${SELECT} WHERE (p.public_id = ${productId} OR ${ofParent})
        AND (product_review.state = 'approved' OR product_review.customer_id = ${readerId})
      ${NEWEST_FIRST}`,
  )
}

/**
 * The approved reviews on a product page, newest first: of all variants of its parent, else its
 * own.
 */
export function selectShownReviews(db: D1Database, productId: string): D1PreparedStatement {
  return prepare(
    db,
    sql`${SELECT}
      JOIN product own ON own.public_id = ${productId}
      JOIN parent_product f ON f.id = own.parent_id
      WHERE p.parent_id = f.id AND (f.has_variants = 1 OR p.id = own.id)
        AND product_review.state = 'approved'
      ${NEWEST_FIRST}`,
  )
}

export function readReviews(results: readonly unknown[]): readonly ReviewRow[] {
  return results.map((result) => Row.parse(result))
}

export function reviewsBy(db: D1Database, customerId: string): Promise<readonly ReviewRow[]> {
  return all(
    db,
    Row,
    sql`${SELECT} WHERE product_review.customer_id = ${customerId}
      ORDER BY product_review.created_at, product_review.id`,
  )
}

/** Reviews in a state, or in any, newest first. */
export function latestReviews(
  db: D1Database,
  { state, limit }: Readonly<{ state: ReviewState | null; limit: number }>,
): Promise<readonly ReviewRow[]> {
  return all(
    db,
    Row,
    sql`${SELECT} WHERE ${state} IS NULL OR product_review.state = ${state}
      ORDER BY coalesce(product_review.updated_at, product_review.created_at) DESC,
        product_review.id DESC
      LIMIT ${limit}`,
  )
}

/** The review with this id, or the only one whose id starts with it. */
export async function findReview(db: D1Database, id: string): Promise<ReviewRow | null> {
  const begins = sql`${SELECT}
    WHERE product_review.public_id >= ${id} AND product_review.public_id < ${id} || 'g' LIMIT 2`
  const [first, second] = await all(db, Row, begins)
  return first && !second ? first : null
}

/** Stores an operator's decision, and updates the rating of the parent. */
export async function decideReview(
  db: D1Database,
  id: string,
  state: Exclude<ReviewState, 'waiting'>,
): Promise<void> {
  await batch(db, [
    sql`UPDATE product_review SET state = ${state} WHERE public_id = ${id}`,
    updateRatingsOf(sql`product_review.public_id = ${id}`),
  ])
}
