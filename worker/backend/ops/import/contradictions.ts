import { DEFAULT_LOCALE } from '#shared/i18n/locales.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'

/** Levels of categories. */
const MAX_LEVELS = 6

const CHOSEN = sql`(SELECT group_concat(key || '=' || value, ',' ORDER BY key)
  FROM json_each(r.record, '$.options'))`

// CROSS JOIN fixes the order of the tables. Staged tables have no statistics, so SQLite would read
// every product again for each parent.
const tooManyOptions = (runId: string, file: 'families' | 'articles') => sql`
  SELECT r.file, r.line, 'property ' || g.key || ' takes one option only' AS reason
  FROM import_row r CROSS JOIN json_each(r.record, '$.properties') g
  CROSS JOIN import_row t ON t.run_id = ${runId} AND t.file = 'properties' AND t.key = g.key
  WHERE r.run_id = ${runId} AND r.file = ${file} AND NOT t.record->>'multiple'
    AND json_array_length(g.value) > 1`

/** The paths of categories and pages by language, with the aliases of pages. */
const namedPaths = (runId: string) => sql`named (file, line, locale, path) AS (
  SELECT r.file, r.line, p.key, p.value FROM import_row r, json_each(r.record, '$.path') p
  WHERE r.run_id = ${runId} AND r.file IN ('categories', 'pages')
  UNION ALL
  SELECT r.file, r.line, list.key, alias.value
  FROM import_row r, json_each(r.record, '$.aliases') list, json_each(list.value) alias
  WHERE r.run_id = ${runId} AND r.file = 'pages')`

/** Prices of countries without delivery, and delivery countries without a price. */
function shippingChecks(runId: string): readonly Sql[] {
  const shop = sql`import_row s WHERE s.run_id = ${runId} AND s.file = 'shop'`
  const delivered = sql`delivered (iso) AS MATERIALIZED (
    SELECT c.value FROM import_row s, json_each(s.record, '$.deliveryCountries') c
    WHERE s.run_id = ${runId} AND s.file = 'shop'
    UNION ALL
    SELECT iso FROM country WHERE shipping_available AND NOT EXISTS (SELECT 1 FROM ${shop}))`
  const costs = sql`import_row r, json_each(r.record, '$.costs') c
    WHERE r.run_id = ${runId} AND r.file = 'shipping-methods'`
  return [
    sql`WITH ${delivered}
      SELECT r.file, r.line, 'costs: ' || (c.value->>'countryIso') || ' is not a delivery country'
        AS reason
      FROM ${costs} AND c.value->>'countryIso' NOT IN (SELECT iso FROM delivered)`,
    sql`SELECT r.file, r.line, 'freeFrom: ' || (f.value->>'countryIso') || ' has no cost' AS reason
      FROM import_row r, json_each(r.record, '$.freeFrom') f
      WHERE r.run_id = ${runId} AND r.file = 'shipping-methods' AND f.value->>'countryIso' NOT IN (
        SELECT c.value->>'countryIso' FROM json_each(r.record, '$.costs') c)`,
    sql`SELECT s.file, s.line, 'deliveryCountries: ' || d.value || ' has no shipping method' AS reason
      FROM import_row s, json_each(s.record, '$.deliveryCountries') d
      WHERE s.run_id = ${runId} AND s.file = 'shop' AND d.value NOT IN (
        SELECT c.value->>'countryIso' FROM ${costs} AND r.record->>'kind' IN ('parcel', 'letter'))`,
    sql`SELECT s.file, s.line, field.key || ': ' || iso.value || ' is not a country of the shop'
        AS reason
      FROM import_row s, json_each(s.record) field, json_each(s.record, '$.' || field.key) iso
      WHERE s.run_id = ${runId} AND s.file = 'shop' AND field.key IN ('deliveryCountries', 'homeCountry')
        AND iso.value NOT IN (SELECT iso FROM country)`,
  ]
}

/** SELECTs of (file, line, reason) for lines that contradict each other. */
export const contradictionChecks = (runId: string): readonly Sql[] => [
  sql`SELECT file, line, 'key ' || key || ' occurs twice' AS reason FROM (
      SELECT file, line, key, row_number() OVER (PARTITION BY file, key ORDER BY line) AS nth
      FROM import_row WHERE run_id = ${runId})
    WHERE nth > 1`,
  sql`WITH ${namedPaths(runId)}
    SELECT file, line, 'path ' || path || ' occurs twice in ' || locale AS reason FROM (
      SELECT file, line, locale, path,
        row_number() OVER (PARTITION BY locale, path ORDER BY file, line) AS nth FROM named)
    WHERE nth > 1`,
  sql`SELECT file, line, 'number ' || key || ' occurs twice, in another case' AS reason FROM (
      SELECT file, line, key,
        row_number() OVER (PARTITION BY lower(key) ORDER BY line) AS nth,
        row_number() OVER (PARTITION BY key ORDER BY line) AS nth_equal
      FROM import_row WHERE run_id = ${runId} AND file = 'articles')
    WHERE nth > 1 AND nth_equal = 1`,
  sql`WITH ${namedPaths(runId)}
    SELECT r.file, r.line, 'path ' || named.path || ' is that of a page' AS reason
    FROM named CROSS JOIN import_row r ON r.run_id = ${runId} AND r.file = 'articles'
      AND r.key = substr(named.path, instr(substr(named.path, 2), '/') + 2)
      AND '/' || (r.record->'slug'->>named.locale) || '/' || r.key = named.path`,
  sql`SELECT r.file, r.line, 'redirects to ' || next.key || ', which is also redirected' AS reason
    FROM import_row r
    JOIN import_row next ON next.run_id = ${runId} AND next.file = 'redirects'
      AND next.key = r.record->>'to'
    WHERE r.run_id = ${runId} AND r.file = 'redirects'`,
  sql`SELECT r.file, r.line, 'path ' || r.key || ' is that of a page' AS reason
    FROM import_row page, json_each(page.record, '$.path') p
    JOIN import_row r ON r.run_id = ${runId} AND r.file = 'redirects'
      AND r.key = iif(p.key = ${DEFAULT_LOCALE}, '', '/' || p.key) || p.value
    WHERE page.run_id = ${runId} AND page.file IN ('categories', 'pages')`,
  sql`SELECT file, line, 'slug ' || slug || ' occurs twice in ' || locale AS reason FROM (
      SELECT r.file, r.line, s.key AS locale, s.value AS slug,
        row_number() OVER (PARTITION BY r.file, s.key, s.value ORDER BY r.line) AS nth
      FROM import_row r, json_each(r.record, '$.slug') s
      WHERE r.run_id = ${runId} AND r.file IN ('posts', 'terms', 'projects'))
    WHERE nth > 1`,
  sql`WITH closed (key) AS MATERIALIZED (
      SELECT c.record->>'parent' FROM import_row c WHERE c.run_id = ${runId} AND c.file = 'categories'
      UNION
      SELECT c.key FROM import_row c WHERE c.run_id = ${runId} AND c.file = 'categories'
        AND json_type(c.record, '$.rule') != 'null')
    SELECT r.file, r.line, 'category ' || named.value || ' takes no families' AS reason
    FROM import_row r CROSS JOIN json_each(r.record, '$.categories') named
    WHERE r.run_id = ${runId} AND r.file = 'families'
      AND named.value IN (SELECT key FROM closed WHERE key IS NOT NULL)`,
  sql`SELECT r.file, r.line, 'options are not exactly the axes of family ' || f.key AS reason
    FROM import_row r CROSS JOIN import_row f
      ON f.run_id = ${runId} AND f.file = 'families' AND f.key = r.record->>'family'
    WHERE r.run_id = ${runId} AND r.file = 'articles' AND
      (SELECT group_concat(key, ',' ORDER BY key) FROM json_each(r.record, '$.options')) IS NOT
      (SELECT group_concat(value, ',' ORDER BY value) FROM json_each(f.record, '$.axes'))`,
  sql`SELECT file, line, 'another article of family ' || family || ' has the same options' AS reason
    FROM (
      SELECT r.file, r.line, r.record->>'family' AS family,
        row_number() OVER (PARTITION BY r.record->>'family', ${CHOSEN} ORDER BY r.line) AS nth
      FROM import_row r WHERE r.run_id = ${runId} AND r.file = 'articles')
    WHERE nth > 1`,
  ...shippingChecks(runId),
  sql`SELECT r.file, r.line, 'customer group ' || named.value || ' does not exist' AS reason
    FROM import_row r, json_each(r.record, '$.conditions.groups') named
    WHERE r.run_id = ${runId} AND r.file = 'promotions'
      AND named.value NOT IN (SELECT key FROM customer_group)`,
  sql`SELECT r.file, r.line, 'category ' || named.value || ' is filled by a rule' AS reason
    FROM import_row r, json_each(r.record, '$.conditions.categories') named
    JOIN import_row c ON c.run_id = ${runId} AND c.file = 'categories' AND c.key = named.value
    WHERE r.run_id = ${runId} AND r.file = 'promotions' AND json_type(c.record, '$.rule') <> 'null'`,
  sql`WITH coded (line, key, code) AS (
      SELECT r.line, r.key, r.record->'code'->>'code' FROM import_row r
      WHERE r.run_id = ${runId} AND r.file = 'promotions' AND r.record->'code'->>'kind' = 'fixed')
    SELECT 'promotions' AS file, line, 'code ' || code || ' is that of another promotion' AS reason
    FROM coded
    WHERE EXISTS (SELECT 1 FROM coded o WHERE o.code = coded.code AND o.line < coded.line)
      OR EXISTS (
        SELECT 1 FROM promotion_code c JOIN promotion p ON p.public_id = c.promotion_id
        WHERE c.code = coded.code AND p.key <> coded.key AND (c.individual = 1 OR p.imported = 0))`,
  sql`WITH RECURSIVE level (key, depth) AS (
      SELECT key, 1 FROM import_row
      WHERE run_id = ${runId} AND file = 'categories' AND record->>'parent' IS NULL
      UNION
      SELECT c.key, level.depth + 1 FROM level
      JOIN import_row c ON c.run_id = ${runId} AND c.file = 'categories'
        AND c.record->>'parent' = level.key
      WHERE level.depth <= ${MAX_LEVELS})
    SELECT r.file, r.line, 'is more than six levels deep' AS reason
    FROM level JOIN import_row r
      ON r.run_id = ${runId} AND r.file = 'categories' AND r.key = level.key
    WHERE level.depth > ${MAX_LEVELS}`,
  tooManyOptions(runId, 'families'),
  tooManyOptions(runId, 'articles'),
]
