import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { LocaleText } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { fold, foldedName } from '#shared/search/fold.ts'
import { jsonColumn } from '../sql/json-column.ts'
import { backwards, headsOf } from './stems.ts'
import { noWordsYet, wordCounts, wordStatements } from './index-words.ts'

const PRODUCTS_A_BATCH = 1000

const Product = z.object({
  id: z.int(),
  hash: z.string(),
  mpn: z.string(),
  maker: z.string(),
  name: jsonColumn(LocaleText),
  family_name: jsonColumn(LocaleText),
  description: jsonColumn(LocaleText),
  options: jsonColumn(z.array(LocaleText)),
})
type Product = z.infer<typeof Product>

const HASH = 'p.content_hash || f.content_hash || m.content_hash'

const SELECT_CHANGED = `
  SELECT p.id, ${HASH} AS hash, p.record->>'mpn' AS mpn, m.record->'contact'->>'name' AS maker,
    p.record->'name' AS name,
    f.record->'name' AS family_name, f.record->'description' AS description,
    (SELECT json_group_array(json_extract(o.record, '$.name'))
      FROM product_property pp
      JOIN property_option o ON o.id = pp.option_id
      WHERE pp.product_id = p.id) AS options
  FROM product p
  JOIN parent_product f ON f.id = p.parent_id
  JOIN manufacturer m ON m.id = f.manufacturer_id
  LEFT JOIN search_indexed i ON i.product_id = p.id
  WHERE p.listed = 1 AND i.content_hash IS NOT ${HASH}
  LIMIT ${PRODUCTS_A_BATCH}`

const UNLISTED = `SELECT product_id FROM search_indexed
  WHERE product_id NOT IN (SELECT id FROM product WHERE listed = 1)`

/**
 * Updates the full-text index: indexes new and changed products, and removes unlisted ones. Returns
 * the number of indexed products.
 */
export async function indexProducts(db: D1Database): Promise<number> {
  const removed = await db.batch([
    ...tables().map((table) => db.prepare(`DELETE FROM ${table} WHERE rowid IN (${UNLISTED})`)),
    db.prepare(`DELETE FROM search_indexed WHERE product_id IN (${UNLISTED})`),
  ])
  let changes = removed.at(-1)?.meta.changes ?? 0
  let indexed = 0
  const written = noWordsYet()
  for (;;) {
    const { results } = await db.prepare(SELECT_CHANGED).all()
    const products = z.array(Product).parse(results)
    if (products.length === 0) break
    const words = LOCALES.flatMap((locale) =>
      wordStatements(db, locale, products.flatMap(textsIn(locale)), written),
    )
    await db.batch([...replaceStatements(db, products), ...words])
    indexed += products.length
  }
  changes += indexed
  if (changes > 0) await db.batch(wordCounts(db))
  return indexed
}

const Presence = z.object({ listed: z.int().nullable(), indexed: z.int().nullable() })

/** Whether the index is empty although there are products, for example after a migration. */
export async function isUnindexed(db: D1Database): Promise<boolean> {
  // SQLite would convert EXISTS to a join, which reads every product.
  const found = await db
    .prepare(
      `SELECT (SELECT 1 FROM product WHERE listed = 1 LIMIT 1) AS listed,
         (SELECT 1 FROM search_indexed LIMIT 1) AS indexed`,
    )
    .first()
  const { listed, indexed } = Presence.parse(found)
  return listed !== null && indexed === null
}

function tables(): readonly string[] {
  return LOCALES.flatMap((locale) => [`search_name_${locale}`, `search_word_${locale}`])
}

/** All texts of a product in a language, its name first. */
function textsIn(locale: Locale) {
  return ({ name, family_name: parent, mpn, maker, description, options }: Product) => [
    name[locale],
    ...[parent, description, ...options].map((text) => text[locale]),
    mpn,
    maker,
  ]
}

function replaceStatements(db: D1Database, products: readonly Product[]): D1PreparedStatement[] {
  const ids = JSON.stringify(products.map(({ id }) => id))
  const hashes = JSON.stringify(products.map(({ id, hash }) => ({ id, hash })))
  const deletes = tables().map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE rowid IN (SELECT value FROM json_each(?1))`).bind(ids),
  )
  const inserts = LOCALES.flatMap((locale) => {
    const rows = JSON.stringify(
      products.map((product) => {
        const [name = '', ...others] = textsIn(locale)(product)
        const head = headsOf(name, locale).split(' ').map(backwards).join(' ')
        return { id: product.id, name: foldedName(name), head, text: fold(others.join(' ')) }
      }),
    )
    return [
      db
        .prepare(
          `INSERT INTO search_name_${locale} (rowid, name)
           SELECT value->>'id', ' ' || (value->>'name') || ' ' FROM json_each(?1)`,
        )
        .bind(rows),
      db
        .prepare(
          `INSERT INTO search_word_${locale} (rowid, name, text, head)
           SELECT value->>'id', value->>'name', value->>'text', value->>'head'
           FROM json_each(?1)`,
        )
        .bind(rows),
    ]
  })
  const noted = db
    .prepare(
      `INSERT INTO search_indexed (product_id, content_hash)
       SELECT value->>'id', value->>'hash' FROM json_each(?1) WHERE true
       ON CONFLICT (product_id) DO UPDATE SET content_hash = excluded.content_hash`,
    )
    .bind(hashes)
  return [...deletes, ...inserts, noted]
}
