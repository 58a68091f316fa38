import { z } from '#shared/schemas/zod.ts'
import { batch, first } from '#worker/backend/sql/run.ts'
import { identifier, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { CLEARING, requireWholeRun, type ImportRun } from './staging.ts'
import { applyProducts, PRODUCT_TABLES, writeRolls, writeStock } from './apply-products.ts'
import { applyContent } from './apply-content.ts'
import { applyParts, removeMissing } from './apply-parts.ts'
import { applyPaths } from './apply-paths.ts'
import { appendPriceHistory, applyPrices } from './apply-prices.ts'
import { applyPromotions, IMPORTED_PROMOTIONS } from './apply-promotions.ts'
import { applyReviews, IMPORTED_REVIEWS } from './apply-reviews.ts'

/** SQL that selects imported rows, for tables that also have other rows. */
const IMPORTED: Readonly<Record<string, Sql>> = {
  product_review: IMPORTED_REVIEWS,
  promotion: IMPORTED_PROMOTIONS,
  // A folder without shop.json keeps the settings.
  shop_settings: sql`false`,
}

/** SQL that selects rows which an import does not change, even if its folder contains them. */
const LEFT_AS_IS: Readonly<Record<string, Sql>> = {
  product_review: sql`NOT (${IMPORTED_REVIEWS})`,
}

/** Each file with its table and the table's key column. */
const TABLES = [
  ['shop', 'shop_settings', 'key'],
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
  ['search-terms', 'search_term', 'key'],
] as const

const Difference = z.object({ changed: z.int(), removed: z.int() })
export type Difference = Readonly<Record<string, z.infer<typeof Difference>>>

/** Marks the staged rows that differ from the catalogue, and counts the changes. */
export async function differenceOf(db: D1Database, { id }: ImportRun): Promise<Difference> {
  const marks = TABLES.map(
    ([file, table, key]) => sql`UPDATE import_row SET changed = NOT EXISTS (
        SELECT 1 FROM ${identifier(table)} t
        WHERE t.${identifier(key)} = import_row.key AND (t.content_hash = import_row.content_hash
          OR ${LEFT_AS_IS[table] ?? sql`false`}))
      WHERE run_id = ${id} AND file = ${file}`,
  )
  const productsOfChangedParents = sql`UPDATE import_row SET changed = 1
    WHERE run_id = ${id} AND file = 'articles' AND changed = 0 AND record->>'family' IN (
      SELECT key FROM import_row WHERE run_id = ${id} AND file = 'families' AND changed = 1)`
  // Net prices follow from the tax rates of the settings.
  const productsOfChangedTaxes = sql`UPDATE import_row SET changed = 1
    WHERE run_id = ${id} AND file = 'articles' AND changed = 0 AND EXISTS (
      SELECT 1 FROM import_row WHERE run_id = ${id} AND file = 'shop' AND changed = 1)`
  await batch(db, [...marks, productsOfChangedParents, productsOfChangedTaxes])
  const counts = await batch(
    db,
    TABLES.map(
      ([file, table, key]) => sql`SELECT
        (SELECT count(*) FROM import_row
          WHERE run_id = ${id} AND file = ${file} AND changed = 1) AS changed,
        (SELECT count(*) FROM ${identifier(table)}
          WHERE ${IMPORTED[table] ?? sql`true`} AND ${identifier(key)} NOT IN (
            SELECT key FROM import_row WHERE run_id = ${id} AND file = ${file})) AS removed`,
    ),
  )
  return Object.fromEntries(
    TABLES.map(([file], index) => [file, Difference.parse(counts[index]?.results[0])]),
  )
}

const Removal = z.object({ removed: z.int(), of: z.int() })
/** The number of products that an import removes, and of all products of the shop. */
export type Removal = z.infer<typeof Removal>

export async function removalOf(db: D1Database, { id }: ImportRun): Promise<Removal> {
  const removal = await first(
    db,
    Removal,
    sql`SELECT count(*) AS "of", count(*) FILTER (WHERE number NOT IN (
        SELECT key FROM import_row WHERE run_id = ${id} AND file = 'articles')) AS removed
      FROM product`,
  )
  return removal ?? { removed: 0, of: 0 }
}

/**
 * Replaces the catalogue by the staged import, in one transaction, so that no request sees a part
 * of it.
 */
export async function applyImport(db: D1Database, run: ImportRun, version: string): Promise<void> {
  const { id, day, manifest } = run
  const orphans = [...PRODUCT_TABLES, 'price_history'].map(
    (table) =>
      sql`DELETE FROM ${identifier(table)} WHERE product_id NOT IN (SELECT id FROM product)`,
  )
  await batch(db, [
    requireWholeRun(run),
    ...applySettings(id),
    ...applyParts(id),
    ...applyProducts(id),
    ...applyPrices(id),
    appendPriceHistory(id, day),
    ...applyReviews(id),
    ...applyContent(id),
    ...applyPaths(id),
    ...applyPromotions(id),
    ...orphans,
    removeMissing(id, 'media', 'key', 'media'),
    ...CLEARING,
    sql`INSERT INTO catalogue_version (only_row, version, name)
      VALUES (1, ${version}, ${manifest.name})
      ON CONFLICT (only_row) DO UPDATE SET version = excluded.version, name = excluded.name`,
    sql`UPDATE snapshot_state SET state = 'stale' WHERE state != 'stale'`,
  ])
}

/** Without `shop.json` the settings and delivery countries stay. */
function applySettings(runId: string): readonly Sql[] {
  const shop = sql`import_row r WHERE r.run_id = ${runId} AND r.file = 'shop'`
  return [
    sql`INSERT INTO shop_settings (key, content_hash, record)
      SELECT r.key, r.content_hash, r.record FROM ${shop}
      ON CONFLICT (key) DO UPDATE SET content_hash = excluded.content_hash, record = excluded.record`,
    sql`UPDATE country SET shipping_available = iso IN (
        SELECT value FROM shop_settings, json_each(record, '$.deliveryCountries'))
      WHERE EXISTS (SELECT 1 FROM ${shop})`,
  ]
}

/** Applies the stock figures of an import that changes nothing else. */
export async function applyStockFigures(db: D1Database, run: ImportRun): Promise<void> {
  await batch(db, [requireWholeRun(run), writeStock(run.id), ...writeRolls(run.id), ...CLEARING])
}
