import { LOCALES } from '#shared/i18n/locales.ts'
import { identifier, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { removeMissing } from './apply-parts.ts'

const changed = (runId: string) => sql`import_row r JOIN product p ON p.number = r.key
  WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1`
const changedIds = (runId: string) => sql`SELECT p.id FROM ${changed(runId)}`

/** Tables with rows of products. Changed products get new rows. */
export const PRODUCT_TABLES = [
  'product_text',
  'product_category',
  'product_property',
  'product_shade',
  'product_measure',
  'product_price',
  'product_media',
]

const LANGUAGES = sql`json_each(${LOCALES}) l`

// Runs before the records change, because the other columns do not contain the earlier prices and
// files.
const noteFormerPrices = (runId: string) => sql`
  INSERT INTO price_change (product_id, changed_at, prices)
  SELECT p.public_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), p.record -> '$.prices'
  FROM ${changed(runId)} AND r.record -> '$.prices' IS NOT p.record -> '$.prices'
  ON CONFLICT DO NOTHING`

const renewBoughtFiles = (runId: string) => sql`
  INSERT INTO bought_file (line_id, order_id, product_id, download)
  SELECT l.id, l.order_id, l.product_id, r.record -> '$.download'
  FROM import_row r CROSS JOIN product p ON p.number = r.key
  CROSS JOIN order_line l ON l.product_id = p.public_id
  WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1
    AND r.record ->> '$.download.file' IS NOT NULL
    AND r.record -> '$.download' IS NOT p.record -> '$.download'
  ON CONFLICT (line_id) DO UPDATE SET download = excluded.download`

const noteFormerNames = (runId: string) => sql`
  INSERT INTO former_name (public_id, name)
  SELECT p.public_id, p.record -> 'name' FROM product p WHERE p.number NOT IN (
    SELECT r.key FROM import_row r WHERE r.run_id = ${runId} AND r.file = 'articles')
  ON CONFLICT (public_id) DO UPDATE SET name = excluded.name`

const writeProducts = (runId: string) => sql`
  INSERT INTO product (public_id, parent_id, number, number_key, position, listed, orderable,
    closeout, offer, new_since, min_purchase, tax_class, stock, backorder, imported_stock,
    content_hash, record)
  SELECT r.public_id, f.id, r.key, lower(r.key), r.record->>'position', r.record->>'listed',
    r.record->>'orderable', flags.closeout,
    flags.closeout OR flags.second_choice OR json_type(r.record, '$.reduction') != 'null',
    r.record->>'newSince', r.record->>'minPurchase', r.record->>'taxClass', r.record->>'stock',
    r.record->>'$.availability.state' IN ('availableOn', 'availableInDays'), r.record->>'stock',
    r.content_hash, r.record
  FROM import_row r
  JOIN parent_product f ON f.key = r.record->>'family'
  JOIN (SELECT i.line,
      EXISTS (SELECT 1 FROM json_each(i.record, '$.flags') WHERE value = 'closeout') AS closeout,
      EXISTS (SELECT 1 FROM json_each(i.record, '$.flags') WHERE value = 'secondChoice')
        AS second_choice
    FROM import_row i WHERE i.run_id = ${runId} AND i.file = 'articles') flags ON flags.line = r.line
  WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1
  ON CONFLICT (number) DO UPDATE SET parent_id = excluded.parent_id, position = excluded.position,
    listed = excluded.listed, orderable = excluded.orderable, closeout = excluded.closeout,
    offer = excluded.offer, new_since = excluded.new_since, min_purchase = excluded.min_purchase,
    tax_class = excluded.tax_class, backorder = excluded.backorder,
    stock = iif(excluded.backorder, product.stock, max(product.stock, 0)),
    content_hash = excluded.content_hash, record = excluded.record`

/** Applies a stock figure once. A repeated import does not restore sold stock. */
export const writeStock = (runId: string) => sql`
  UPDATE product SET stock = r.record->>'stock', imported_stock = r.record->>'stock'
  FROM import_row r
  WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.key = product.number
    AND r.record->>'stock' IS NOT product.imported_stock
    AND NOT (r.record->>'stock' IS 0 AND product.stock < 0)`

const rollsChanged = (
  runId: string,
) => sql`r.run_id = ${runId} AND r.file = 'articles' AND r.key = p.number
  AND r.record->'rolls' IS NOT p.imported_rolls`
/** Applies rolls once too. A repeated import does not restore cut lengths. */
export const writeRolls = (runId: string): readonly Sql[] => [
  sql`DELETE FROM product_roll WHERE product_id NOT IN (SELECT public_id FROM product)
    OR product_id IN (SELECT p.public_id FROM import_row r JOIN product p ON ${rollsChanged(runId)})`,
  sql`INSERT INTO product_roll (id, product_id, units)
    SELECT lower(hex(randomblob(16))), p.public_id, roll.value
    FROM import_row r JOIN product p ON ${rollsChanged(runId)}, json_each(r.record, '$.rolls') roll`,
  sql`UPDATE product SET imported_rolls = r.record->'rolls' FROM import_row r
    WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.key = product.number`,
]

const writeTexts = (runId: string) => sql`
  INSERT INTO product_text (product_id, locale, name, description, sort_name)
  SELECT p.id, l.value, r.record->'name'->>l.value, f.record->'description'->>l.value,
    r.derived->'sort'->>l.value
  FROM import_row r JOIN product p ON p.number = r.key JOIN parent_product f ON f.id = p.parent_id,
    ${LANGUAGES}
  WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1`

const writeCategories = (runId: string) => sql`
  INSERT INTO product_category (product_id, category_id)
  SELECT p.id, c.id
  FROM import_row r JOIN product p ON p.number = r.key JOIN parent_product f ON f.id = p.parent_id,
    json_each(f.record, '$.categories') named
  JOIN category c ON c.key = named.value
  WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1`

const writeMedia = (runId: string) => sql`
  INSERT INTO product_media (product_id, position, media_id)
  SELECT p.id, named.key, m.id
  FROM import_row r JOIN product p ON p.number = r.key, json_each(r.record, '$.media') named
  JOIN media m ON m.key = named.value
  WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1`

// Options of the axes come first, then the product's own properties. The parent's follow for groups
// that the product lacks.
const writeProperties = (runId: string) => sql`
  INSERT INTO product_property (product_id, option_id, is_axis)
  SELECT w.product_id, o.id, max(w.is_axis) FROM (
    SELECT p.id AS product_id, e.key AS group_key, e.value AS option_key, 1 AS is_axis
    FROM import_row r JOIN product p ON p.number = r.key, json_each(r.record, '$.options') e
    WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1
    UNION ALL
    SELECT p.id, g.key, o.value, 0
    FROM import_row r JOIN product p ON p.number = r.key,
      json_each(r.record, '$.properties') g, json_each(g.value) o
    WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1
      AND json_extract(r.record, '$.options."' || g.key || '"') IS NULL
    UNION ALL
    SELECT p.id, g.key, o.value, 0
    FROM import_row r JOIN product p ON p.number = r.key JOIN parent_product f ON f.id = p.parent_id,
      json_each(f.record, '$.properties') g, json_each(g.value) o
    WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1
      AND json_extract(r.record, '$.options."' || g.key || '"') IS NULL
      AND json_extract(r.record, '$.properties."' || g.key || '"') IS NULL) w
  JOIN property_group g ON g.key = w.group_key
  JOIN property_option o ON o.group_id = g.id AND o.key = w.option_key
  GROUP BY w.product_id, o.id`

// From the products to their options. The reverse order would look up each shade for each product.
const writeShades = (runId: string) => sql`
  INSERT INTO product_shade (product_id, option_id)
  SELECT pp.product_id, pp.option_id
  FROM import_row r CROSS JOIN product p ON p.number = r.key
  CROSS JOIN product_property pp ON pp.product_id = p.id
  JOIN property_option o ON o.id = pp.option_id JOIN property_group g ON g.id = o.group_id
  WHERE r.run_id = ${runId} AND r.file = 'articles' AND r.changed = 1 AND g.key = 'shade'`

const writeMeasures = (runId: string) => sql`
  INSERT INTO product_measure (product_id, measure, value)
  SELECT pp.product_id, g.key, min(o.value)
  FROM product_property pp
  JOIN property_option o ON o.id = pp.option_id JOIN property_group g ON g.id = o.group_id
  WHERE o.value IS NOT NULL AND pp.product_id IN (${changedIds(runId)})
  GROUP BY pp.product_id, g.key`

/** Recounts the listed parents of each category. */
export const COUNT_PARENTS = sql`
  UPDATE category SET listed_count = (
    SELECT count(DISTINCT p.parent_id)
    FROM category_closure cc
    JOIN product_category pc ON pc.category_id = cc.descendant_id
    JOIN product p ON p.id = pc.product_id AND p.listed = 1
    WHERE cc.ancestor_id = category.id)`

/** Writes products and their rows except prices and paths. */
export const applyProducts = (runId: string): readonly Sql[] => [
  noteFormerNames(runId),
  removeMissing(runId, 'product', 'number', 'articles'),
  ...changeProducts(runId),
]

/** Writes staged products; others stay. */
export const changeProducts = (runId: string): readonly Sql[] => [
  noteFormerPrices(runId),
  renewBoughtFiles(runId),
  writeProducts(runId),
  writeStock(runId),
  ...writeRolls(runId),
  ...PRODUCT_TABLES.map(
    (table) => sql`DELETE FROM ${identifier(table)} WHERE product_id IN (${changedIds(runId)})`,
  ),
  writeTexts(runId),
  writeCategories(runId),
  writeMedia(runId),
  writeProperties(runId),
  writeShades(runId),
  writeMeasures(runId),
  COUNT_PARENTS,
]
