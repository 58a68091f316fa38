import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'

/** A product of another parent that may replace an unavailable one. */
export type Alternative = Readonly<{ productId: string; number: string; name: string }>

/**
 * The maximum number of unavailable products with alternatives. More are rare, and a replacement
 * reloads the list.
 */
const MAX_SOLD_OUT = 5
const MAX_FOR_ONE = 3
/** With fewer common properties, two products of a category are no alternatives. */
const LEAST_ALIKE = 2

const available = (p: Sql) =>
  sql`(${p}.orderable AND (${p}.stock IS NULL OR ${p}.stock >= ${p}.min_purchase OR ${p}.backorder))`

// From each other parent of the category the variant with the most options in common, colour
// included.
const alternatives = (ids: readonly string[], locale: Locale) => sql`WITH gone AS (
    SELECT w.key AS place, p.id, p.public_id, p.parent_id, p.record->>'$.unit' AS unit,
      f.main_category_id AS category_id
    FROM json_each(${ids}) w JOIN product p ON p.public_id = w.value
    JOIN parent_product f ON f.id = p.parent_id
    WHERE NOT ${available(sql`p`)} ORDER BY w.key LIMIT ${MAX_SOLD_OUT}),
  near AS (
    SELECT g.place, g.public_id AS of_id, s.id, s.public_id, s.number, s.parent_id,
      (SELECT count(*) FROM product_property a JOIN product_property b
        ON b.option_id = a.option_id AND b.product_id = s.id WHERE a.product_id = g.id) AS alike
    FROM gone g JOIN product_category c ON c.category_id = g.category_id
    JOIN product s ON s.id = c.product_id
    WHERE s.parent_id <> g.parent_id AND s.listed = 1 AND ${available(sql`s`)}
      AND s.record->>'$.unit' = g.unit),
  best AS (
    SELECT *, row_number() OVER (PARTITION BY of_id, parent_id ORDER BY alike DESC, number) AS rank
    FROM near WHERE alike >= ${LEAST_ALIKE}),
  first AS (
    SELECT *, row_number() OVER (PARTITION BY of_id ORDER BY alike DESC, number) AS rank_of_all
    FROM best WHERE rank = 1)
  SELECT f.of_id AS ofId, f.public_id AS publicId, f.number, t.name FROM first f
  JOIN product_text t ON t.product_id = f.id AND t.locale = ${locale}
  WHERE f.rank_of_all <= ${MAX_FOR_ONE} ORDER BY f.place, f.rank_of_all`

const Row = z.object({
  ofId: z.string(),
  publicId: z.string(),
  number: z.string(),
  name: z.string(),
})

/** Selects available alternatives to unavailable products, for `readAlternatives`. */
export function selectAlternatives(
  db: D1Database,
  ids: readonly string[],
  locale: Locale,
): D1PreparedStatement {
  return prepare(db, alternatives(ids, locale))
}

/** The alternatives by the replaced product, the most similar first. */
export function readAlternatives(
  results: readonly unknown[],
): ReadonlyMap<string, readonly Alternative[]> {
  const rows = results.map((result) => Row.parse(result))
  return new Map(
    rows.map(({ ofId: id }) => [
      id,
      rows
        .filter((row) => row.ofId === id)
        .map(({ publicId: productId, number, name }) => ({ productId, number, name })),
    ]),
  )
}
