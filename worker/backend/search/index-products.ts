import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { SearchTermRecord } from '#shared/schemas/import/search-term.ts'
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
import { meaningToken } from './terms.ts'
import { noWordsYet, tablesOf, wordCounts, wordStatements } from './index-words.ts'

const PRODUCTS_A_BATCH = 1000
/** A batch ends earlier if its products have long texts, because an isolate has 128 MB. */
const CHARACTERS_A_BATCH = 4_000_000
const VERSION_DIGITS = 12

const Product = z.object({
  id: z.int(),
  hash: z.string(),
  mpn: z.string(),
  maker: z.string(),
  name: json(LocaleText),
  parentName: json(LocaleText),
  description: json(LocaleText),
  options: json(z.array(z.object({ group: z.string(), key: z.string(), name: LocaleText }))),
  measures: json(z.record(z.string(), z.int())),
  categories: json(z.array(z.object({ key: z.string(), name: LocaleText }))),
})
type Product = z.infer<typeof Product>

const SearchTerm = z.object({ record: json(SearchTermRecord) })
const Version = z.object({ version: z.string() })

/** Changes with the names of categories and with search terms, which concern every product. */
const SELECT_VERSION = sql`SELECT
  (SELECT coalesce(group_concat(content_hash ORDER BY id), '') FROM search_term) || '/'
  || (SELECT coalesce(group_concat(content_hash ORDER BY id), '') FROM category) AS version`

const hashWith = (version: string) =>
  sql`p.content_hash || f.content_hash || m.content_hash || ${version}`

const selectChanged = (version: string) => sql`
  WITH changed AS (
    SELECT p.id, length(f.record) AS characters
    FROM product p
    JOIN parent_product f ON f.id = p.parent_id
    JOIN manufacturer m ON m.id = f.manufacturer_id
    LEFT JOIN search_indexed i ON i.product_id = p.id
    WHERE p.listed = 1 AND i.content_hash IS NOT ${hashWith(version)}
    LIMIT ${PRODUCTS_A_BATCH}
  ), summed AS (
    SELECT id, sum(characters) OVER (ORDER BY id) - characters AS before FROM changed
  )
  SELECT p.id, ${hashWith(version)} AS hash, p.record->>'mpn' AS mpn,
    m.record->'contact'->>'name' AS maker,
    p.record->'name' AS name,
    f.record->'name' AS parentName, f.record->'description' AS description,
    (SELECT json_group_array(json_object(
        'group', g.key, 'key', o.key, 'name', o.record->'name'))
      FROM product_property pp
      JOIN property_option o ON o.id = pp.option_id
      JOIN property_group g ON g.id = o.group_id
      WHERE pp.product_id = p.id) AS options,
    (SELECT json_group_object(measure, value) FROM product_measure WHERE product_id = p.id)
      AS measures,
    (SELECT json_group_array(json_object('key', c.key, 'name', c.record->'name'))
      FROM category c WHERE c.id IN (
        SELECT cc.ancestor_id FROM product_category pc
        JOIN category_closure cc ON cc.descendant_id = pc.category_id
        WHERE pc.product_id = p.id)) AS categories
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
  const terms = (await all(db, SearchTerm, sql`SELECT record FROM search_term`)).map(
    ({ record }) => record,
  )
  const version = createHash('sha256')
    .update((await first(db, Version, SELECT_VERSION))?.version ?? '')
    .digest('hex')
    .slice(0, VERSION_DIGITS)
  for (;;) {
    const products = await all(db, Product, selectChanged(version))
    if (products.length === 0) break
    const words = LOCALES.flatMap((locale) =>
      wordStatements(db, locale, products.flatMap(allTextsIn(locale, terms)), written),
    )
    await db.batch([...replaceStatements(db, products, terms), ...words])
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

/** The texts of a product in a language, by the column of the index. */
function textsIn(locale: Locale, product: Product, terms: readonly SearchTermRecord[]) {
  const { name, parentName: parent, mpn, maker, description, options, categories } = product
  const meant = terms.filter((term) => means(term, product))
  return {
    name: name[locale],
    text: [parent[locale], description[locale], mpn, maker].join(' '),
    kind: categories.map((category) => category.name[locale]).join(' '),
    value: options.map((option) => option.name[locale]).join(' '),
    means: meant.flatMap(({ words }) => words[locale]).join(' '),
    tokens: meant.map(({ key }) => meaningToken(key)).join(' '),
  }
}

function allTextsIn(locale: Locale, terms: readonly SearchTermRecord[]) {
  return (product: Product) => {
    const { name, text, kind, value, means: words } = textsIn(locale, product, terms)
    return [name, text, kind, value, words]
  }
}

/** Whether a search term means a product. */
function means({ products }: SearchTermRecord, { categories, measures, options }: Product) {
  return products.some(
    (meant) =>
      (meant.category === null || categories.some(({ key }) => key === meant.category)) &&
      meant.measures.every(({ group, from, to }) => {
        const value = measures[group]
        return value !== undefined && value >= (from ?? 0) && value <= (to ?? Infinity)
      }) &&
      meant.options.every((some) =>
        options.some(({ group, key }) => group === some.group && some.options.includes(key)),
      ),
  )
}

function replaceStatements(
  db: D1Database,
  products: readonly Product[],
  terms: readonly SearchTermRecord[],
): D1PreparedStatement[] {
  const ids = products.map(({ id }) => id)
  const deletes = fullTexts().map(
    (table) => sql`DELETE FROM ${table} WHERE rowid IN (SELECT value FROM json_each(${ids}))`,
  )
  const inserts = LOCALES.flatMap((locale) => {
    const { names, texts } = tablesOf(locale)
    const rows = products.map((product) => {
      const { name, tokens, ...own } = textsIn(locale, product, terms)
      return {
        id: product.id,
        name: foldedName(name),
        head: headsOf(name, locale).split(' ').map(backwards).join(' '),
        text: fold(own.text),
        kind: foldedName(own.kind),
        value: foldedName(own.value),
        means: `${fold(own.means)} ${tokens}`,
      }
    })
    return splitIntoStatements(rows).flatMap((part) => [
      sql`INSERT INTO ${names} (rowid, name)
        SELECT value->>'id', ' ' || (value->>'name') || ' ' FROM json_each(${part})`,
      sql`INSERT INTO ${texts} (rowid, name, text, head, kind, value, means)
        SELECT value->>'id', value->>'name', value->>'text', value->>'head',
          value->>'kind', value->>'value', value->>'means'
        FROM json_each(${part})`,
    ])
  })
  const indexed = products.map(({ id, hash }) => ({ productId: id, contentHash: hash }))
  const noted = sql`${insertAll(SearchIndexedTable, indexed)}
    ON CONFLICT (product_id) DO UPDATE SET content_hash = excluded.content_hash`
  return [...deletes, ...inserts, noted].map((statement) => prepare(db, statement))
}
