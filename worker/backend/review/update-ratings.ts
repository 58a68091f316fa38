import { sql, type Sql } from '#worker/backend/sql/sql.ts'

/** Calculates the ratings of parent products again. It follows each change of reviews. */
export const updateRatings = (parents: Sql): Sql => sql`
  UPDATE parent_product SET (review_count, rating_tenths) = (
    SELECT count(*), CAST(round(avg(r.points) * 10) AS INTEGER)
    FROM product_review r JOIN product p ON p.number = r.number
    WHERE p.parent_id = parent_product.id AND r.state = 'approved')
  WHERE ${parents}`

/** Calculates the rating of each parent with a review that matches. */
export const updateRatingsOf = (reviews: Sql): Sql =>
  updateRatings(sql`id IN (SELECT p.parent_id FROM product_review JOIN product p
    ON p.number = product_review.number WHERE ${reviews})`)
