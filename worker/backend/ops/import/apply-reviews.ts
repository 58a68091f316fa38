import { updateRatings } from '#worker/backend/review/update-ratings.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { removeMissing } from './apply-parts.ts'

/** An import neither changes nor removes reviews that customers wrote in the shop. */
export const IMPORTED_REVIEWS = sql`customer_id IS NULL`

const writeReviews = (runId: string) => sql`
  INSERT INTO product_review (public_id, key, number, points, state, created_at, content_hash,
    record)
  SELECT r.public_id, r.key, r.record->>'article', r.record->>'points',
    iif(r.record->>'approved', 'approved', 'waiting'), r.record->>'date' || 'T00:00:00.000Z',
    r.content_hash, r.record
  FROM import_row r
  WHERE r.run_id = ${runId} AND r.file = 'reviews' AND r.changed = 1
  ON CONFLICT (key) DO UPDATE SET number = excluded.number, points = excluded.points,
    state = excluded.state, content_hash = excluded.content_hash, record = excluded.record,
    created_at = excluded.created_at
  WHERE ${IMPORTED_REVIEWS}`

const WRITE_RATINGS = updateRatings(sql`review_count > 0 OR id IN (
  SELECT p.parent_id FROM product_review r JOIN product p ON p.number = r.number)`)

/** Writes reviews and the ratings of parent products. */
export const applyReviews = (runId: string): readonly Sql[] => [
  sql`${removeMissing(runId, 'product_review', 'key', 'reviews')} AND ${IMPORTED_REVIEWS}`,
  writeReviews(runId),
  WRITE_RATINGS,
]
