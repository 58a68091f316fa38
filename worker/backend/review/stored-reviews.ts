import { ReviewRecord } from '#shared/schemas/import/review.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '../sql/json-column.ts'

const Row = z.object({
  public_id: z.string(),
  product_id: z.string(),
  number: z.string(),
  customer_id: z.string().nullable(),
  state: z.enum(['waiting', 'approved', 'refused']),
  created_at: z.string(),
  updated_at: z.string().nullable(),
  record: jsonColumn(z.object(ReviewRecord.shape)),
})
export type ReviewRow = z.infer<typeof Row>
export type ReviewState = ReviewRow['state']

const SELECT = `SELECT r.public_id, p.public_id AS product_id, r.number, r.customer_id, r.state,
    r.created_at, r.updated_at, r.record
  FROM product_review r JOIN product p ON p.number = r.number`

/**
 * The reviews of a product, or of all variants for a parent's id: approved ones and the reader's
 * own, newest first.
 */
export async function reviewsOf(
  db: D1Database,
  productId: string,
  readerId: string | null,
): Promise<readonly ReviewRow[]> {
  const { results } = await db
    .prepare(
      `${SELECT}
       WHERE (p.public_id = ?1 OR p.parent_id = (SELECT id FROM parent_product WHERE public_id = ?1))
         AND (r.state = 'approved' OR r.customer_id = ?2)
       ORDER BY r.created_at DESC, r.id DESC`,
    )
    .bind(productId, readerId)
    .all()
  return readReviews(results)
}

/**
 * The approved reviews on a product page, newest first: of all variants of its parent, else its
 * own.
 */
export function selectShownReviews(db: D1Database, productId: string): D1PreparedStatement {
  return db
    .prepare(
      `${SELECT}
       JOIN product own ON own.public_id = ?1
       JOIN parent_product f ON f.id = own.parent_id
       WHERE p.parent_id = f.id AND (f.has_variants = 1 OR p.id = own.id) AND r.state = 'approved'
       ORDER BY r.created_at DESC, r.id DESC`,
    )
    .bind(productId)
}

export function readReviews(results: readonly unknown[]): readonly ReviewRow[] {
  return z.array(Row).parse(results)
}

/** The reviews that a customer wrote. */
export async function reviewsBy(db: D1Database, customerId: string): Promise<readonly ReviewRow[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE r.customer_id = ?1 ORDER BY r.created_at, r.id`)
    .bind(customerId)
    .all()
  return readReviews(results)
}

/** Reviews in a state, or in any, newest first. */
export async function latestReviews(
  db: D1Database,
  { state, limit }: Readonly<{ state: ReviewState | null; limit: number }>,
): Promise<readonly ReviewRow[]> {
  const { results } = await db
    .prepare(
      `${SELECT} WHERE ?1 IS NULL OR r.state = ?1
       ORDER BY coalesce(r.updated_at, r.created_at) DESC, r.id DESC LIMIT ?2`,
    )
    .bind(state, limit)
    .all()
  return readReviews(results)
}

/** The review with this id, or the only one whose id starts with it. */
export async function findReview(db: D1Database, id: string): Promise<ReviewRow | null> {
  const { results } = await db
    .prepare(`${SELECT} WHERE r.public_id >= ?1 AND r.public_id < ?1 || 'g' LIMIT 2`)
    .bind(id)
    .all()
  const [first, second] = z.array(Row).parse(results)
  return first && !second ? first : null
}

/** Stores an operator's decision. A trigger updates the rating of the parent. */
export async function decideReview(
  db: D1Database,
  id: string,
  state: Exclude<ReviewState, 'waiting'>,
): Promise<void> {
  await db
    .prepare('UPDATE product_review SET state = ?2 WHERE public_id = ?1')
    .bind(id, state)
    .run()
}
