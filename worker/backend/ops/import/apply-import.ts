import { z } from '#shared/schemas/zod.ts'
import { clearing, requireWholeRun, type ImportRun } from './staging.ts'
import { PRODUCT_TABLES, APPLY_PRODUCTS, WRITE_ROLLS, WRITE_STOCK } from './apply-products.ts'
import { APPLY_CONTENT } from './apply-content.ts'
import { APPLY_PARTS, removeMissing } from './apply-parts.ts'
import { APPLY_PATHS } from './apply-paths.ts'
import { APPEND_PRICE_HISTORY, APPLY_PRICES } from './apply-prices.ts'
import { IMPORTED_PROMOTIONS, APPLY_PROMOTIONS } from './apply-promotions.ts'
import { IMPORTED_REVIEWS, APPLY_REVIEWS } from './apply-reviews.ts'

/** SQL that selects imported rows, for tables that also have other rows. */
const IMPORTED: Readonly<Record<string, string>> = {
  product_review: IMPORTED_REVIEWS,
  promotion: IMPORTED_PROMOTIONS,
}

/** SQL that selects rows which an import does not change, even if its folder contains them. */
const LEFT_AS_IS: Readonly<Record<string, string>> = {
  product_review: `NOT (${IMPORTED_REVIEWS})`,
}

/** Each file with its table and the table's key column. */
const TABLES = [
  ['manufacturers', 'manufacturer', 'key'],
  ['properties', 'property_group', 'key'],
  ['media', 'media', 'key'],
  ['categories', 'category', 'key'],
  ['shipping-methods', 'shipping_method', 'key'],
  ['families', 'parent_product', 'key'],
  ['articles', 'product', 'number'],
  ['reviews', 'product_review', 'key'],
  ['pages', 'landing_page', 'key'],
  ['posts', 'blog_post', 'key'],
  ['terms', 'lexicon_term', 'key'],
  ['projects', 'gallery_project', 'key'],
  ['navigation', 'navigation_entry', 'key'],
  ['redirects', 'redirect', 'key'],
  ['promotions', 'promotion', 'key'],
] as const

const MARK_PRODUCTS_OF_CHANGED_PARENTS = `
  UPDATE import_row SET changed = 1
  WHERE run_id = ?1 AND file = 'articles' AND changed = 0 AND record->>'family' IN (
    SELECT key FROM import_row WHERE run_id = ?1 AND file = 'families' AND changed = 1)`

const WRITE_VERSION = `
  INSERT INTO catalogue_version (only_row, version, name) VALUES (1, ?1, ?2)
  ON CONFLICT (only_row) DO UPDATE SET version = excluded.version, name = excluded.name`

const MAKE_SNAPSHOT_STALE = "UPDATE snapshot_state SET state = 'stale' WHERE state != 'stale'"

const Difference = z.object({ changed: z.int(), removed: z.int() })
export type Difference = Readonly<Record<string, z.infer<typeof Difference>>>

/** Marks the staged rows that differ from the catalogue, and counts the changes. */
export async function differenceOf(db: D1Database, run: ImportRun): Promise<Difference> {
  const marks = TABLES.map(([file, table, key]) =>
    db
      .prepare(
        `UPDATE import_row SET changed = NOT EXISTS (
           SELECT 1 FROM ${table} t
           WHERE t.${key} = import_row.key AND (t.content_hash = import_row.content_hash
             OR ${LEFT_AS_IS[table] ?? 'false'}))
         WHERE run_id = ?1 AND file = '${file}'`,
      )
      .bind(run.id),
  )
  await db.batch([...marks, db.prepare(MARK_PRODUCTS_OF_CHANGED_PARENTS).bind(run.id)])
  const counts = await db.batch(
    TABLES.map(([file, table, key]) =>
      db
        .prepare(
          `SELECT
             (SELECT count(*) FROM import_row
               WHERE run_id = ?1 AND file = '${file}' AND changed = 1) AS changed,
             (SELECT count(*) FROM ${table} WHERE ${IMPORTED[table] ?? 'true'} AND ${key} NOT IN (
               SELECT key FROM import_row WHERE run_id = ?1 AND file = '${file}')) AS removed`,
        )
        .bind(run.id),
    ),
  )
  return Object.fromEntries(
    TABLES.map(([file], index) => [file, Difference.parse(counts[index]?.results[0])]),
  )
}

const Removal = z.object({ removed: z.int(), of: z.int() })
/** The number of products that an import removes, and of all products of the shop. */
export type Removal = z.infer<typeof Removal>

export async function removalOf(db: D1Database, run: ImportRun): Promise<Removal> {
  const row = await db
    .prepare(
      `SELECT count(*) AS "of", count(*) FILTER (WHERE number NOT IN (
         SELECT key FROM import_row WHERE run_id = ?1 AND file = 'articles')) AS removed
       FROM product`,
    )
    .bind(run.id)
    .first()
  return Removal.parse(row)
}

/**
 * Replaces the catalogue by the staged import, in one transaction, so that no request sees a part
 * of it.
 */
export async function applyImport(db: D1Database, run: ImportRun, version: string): Promise<void> {
  const ofRun = (sql: string) =>
    sql.includes('?1') ? db.prepare(sql).bind(run.id) : db.prepare(sql)
  const orphans = [...PRODUCT_TABLES, 'price_history'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE product_id NOT IN (SELECT id FROM product)`),
  )
  await db.batch([
    requireWholeRun(db, run),
    ...APPLY_PARTS.map(ofRun),
    ...APPLY_PRODUCTS.map(ofRun),
    ...APPLY_PRICES.map(ofRun),
    db.prepare(APPEND_PRICE_HISTORY).bind(run.id, run.day),
    ...APPLY_REVIEWS.map(ofRun),
    ...APPLY_CONTENT.map(ofRun),
    ...APPLY_PATHS.map(ofRun),
    ...APPLY_PROMOTIONS.map(ofRun),
    ...orphans,
    ofRun(removeMissing('media', 'key', 'media')),
    ...clearing(db),
    db.prepare(WRITE_VERSION).bind(version, run.manifest.name),
    db.prepare(MAKE_SNAPSHOT_STALE),
  ])
}

/** Applies the stock figures of an import that changes nothing else. */
export async function applyStockFigures(db: D1Database, run: ImportRun): Promise<void> {
  const figures = [WRITE_STOCK, ...WRITE_ROLLS].map((sql) => db.prepare(sql).bind(run.id))
  await db.batch([requireWholeRun(db, run), ...figures, ...clearing(db)])
}
