import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { LocaleText } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { fold, foldedName } from '#shared/search/fold.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { all, batch, first } from '#worker/backend/sql/run.ts'
import { splitIntoStatements } from '#worker/backend/sql/rows-a-statement.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { insertAll } from '#worker/backend/sql/table.ts'
import { SearchIndexedTable } from '#worker/backend/tables/search.ts'
import { backwards, headsOf } from './stems.ts'
import { noWordsYet, tablesOf, wordCounts, wordStatements } from './index-words.ts'

const PRODUCTS_A_BATCH = 1000
/** A batch ends earlier if its products have long texts, because an isolate has 128 MB. */
const CHARACTERS_A_BATCH = 4_000_000

const Product = z.object({
  id: z.int(),
  hash: z.string(),
  mpn: z.string(),
  maker: z.string(),
  name: json(LocaleText),
  parentName: json(LocaleText),
  description: json(LocaleText),
  options: json(z.array(LocaleText)),
})
type Product = z.infer<typeof Product>

const HASH = sql`p.content_hash || f.content_hash || m.content_hash`

const SELECT_CHANGED = sql`
  WITH changed AS (
    SELECT p.id, length(f.record) AS characters
    FROM product p
    JOIN parent_product f ON f.id = p.parent_id
    JOIN manufacturer m ON m.id = f.manufacturer_id
    LEFT JOIN search_indexed i ON i.product_id = p.id
    WHERE p.listed = 1 AND i.content_hash IS NOT ${HASH}
    LIMIT ${PRODUCTS_A_BATCH}
  ), summed AS (
    SELECT id, sum(characters) OVER (ORDER BY id) - characters AS before FROM changed
  )
  SELECT p.id, ${HASH} AS hash, p.record->>'mpn' AS mpn, m.record->'contact'->>'name' AS maker,
    p.record->'name' AS name,
    f.record->'name' AS parentName, f.record->'description' AS description,
    (SELECT json_group_array(json_extract(o.record, '$.name'))
      FROM product_property pp
      JOIN property_option o ON o.id = pp.option_id
      WHERE pp.product_id = p.id) AS options
  FROM summed
  JOIN product p ON p.id = summed.id
  JOIN parent_product f ON f.id = p.parent_id
  JOIN manufacturer m ON m.id = f.manufacturer_id
  WHERE summed.before < ${CHARACTERS_A_BATCH}`

const UNLISTED = sql`SELECT product_id FROM search_indexed
  WHERE product_id NOT IN (SELECT id FROM product WHERE listed = 1)`

/**
 * Updates the full-text index: indexes new and changed products, and removes unlisted ones. Returns
 * the number of indexed products.
 */
export async function indexProducts(db: D1Database): Promise<number> {
  const removed = await batch(db, [
    ...fullTexts().map((table) => sql`DELETE FROM ${table} WHERE rowid IN (${UNLISTED})`),
    sql`DELETE FROM search_indexed WHERE product_id IN (${UNLISTED})`,
  ])
  let changes = removed.at(-1)?.meta.changes ?? 0
  let indexed = 0
  const written = noWordsYet()
  for (;;) {
    const products = await all(db, Product, SELECT_CHANGED)
    if (products.length === 0) break
    const words = LOCALES.flatMap((locale) =>
      wordStatements(db, locale, products.flatMap(textsIn(locale)), written),
    )
    await db.batch([...replaceStatements(db, products), ...words])
    indexed += products.length
  }
  changes += indexed
  if (changes > 0) await batch(db, wordCounts())
  return indexed
}

const Presence = z.object({ listed: z.int().nullable(), indexed: z.int().nullable() })

/** Whether the index is empty although there are products, for example after a migration. */
export async function isUnindexed(db: D1Database): Promise<boolean> {
  // SQLite would convert EXISTS to a join, which reads every product.
  const found = await first(
    db,
    Presence,
    sql`SELECT (SELECT 1 FROM product WHERE listed = 1 LIMIT 1) AS listed,
      (SELECT 1 FROM search_indexed LIMIT 1) AS indexed`,
  )
  return found?.listed != null && found.indexed === null
}

function fullTexts(): readonly Sql[] {
  return LOCALES.flatMap((locale) => {
    const { names, texts } = tablesOf(locale)
    return [names, texts]
  })
}

/** All texts of a product in a language, its name first. */
function textsIn(locale: Locale) {
  return ({ name, parentName: parent, mpn, maker, description, options }: Product) => [
    name[locale],
    ...[parent, description, ...options].map((text) => text[locale]),
    mpn,
    maker,
  ]
}

function replaceStatements(db: D1Database, products: readonly Product[]): D1PreparedStatement[] {
  const ids = products.map(({ id }) => id)
  const deletes = fullTexts().map(
    (table) => sql`DELETE FROM ${table} WHERE rowid IN (SELECT value FROM json_each(${ids}))`,
  )
  const inserts = LOCALES.flatMap((locale) => {
    const { names, texts } = tablesOf(locale)
    const rows = products.map((product) => {
      const [name = '', ...others] = textsIn(locale)(product)
      const head = headsOf(name, locale).split(' ').map(backwards).join(' ')
      return { id: product.id, name: foldedName(name), head, text: fold(others.join(' ')) }
    })
    return splitIntoStatements(rows).flatMap((part) => [
      sql`INSERT INTO ${names} (rowid, name)
        SELECT value->>'id', ' ' || (value->>'name') || ' ' FROM json_each(${part})`,
      sql`INSERT INTO ${texts} (rowid, name, text, head)
        SELECT value->>'id', value->>'name', value->>'text', value->>'head'
        FROM json_each(${part})`,
    ])
  })
  const indexed = products.map(({ id, hash }) => ({ productId: id, contentHash: hash }))
  const noted = sql`${insertAll(SearchIndexedTable, indexed)}
    ON CONFLICT (product_id) DO UPDATE SET content_hash = excluded.content_hash`
  return [...deletes, ...inserts, noted].map((statement) => prepare(db, statement))
}
