import { addDays, type CalendarDate } from '#shared/domain/calendar.ts'
import { FLAGS, type Flag } from '#shared/domain/listing.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { CategoryRule } from '#shared/schemas/import/category.ts'
import { z } from '#shared/schemas/zod.ts'
import { NEW_FOR_DAYS, ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
import { StoredGroup, StoredManufacturer, StoredOption } from '../structs/stored.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'
import { FIXED_FACETS, flagOption, MANUFACTURER_FACET, RATINGS, RATING_FACET } from './facets.ts'
import { AREA_WEIGHT, GROSS_AREA_PRICE, LONGEST_PIECE, NET_AREA_PRICE } from './measures.ts'
import type { SnapshotSource, SourceArticle } from './make-snapshot.ts'

const FAMILIES_A_READ = 1000
const ROLL_WIDTH = 'roll_width'
const CENTIMETRES_PER_METRE = 100
const TENTHS_OF_CENT = 10

const Article = z.object({
  id: z.int(),
  family: z.int(),
  family_position: z.int(),
  manufacturer: z.string(),
  place: z.int(),
  price: z.int(),
  net_price: z.int(),
  by_metre: z.int(),
  sales: z.int(),
  offer: z.int(),
  new_since: z.string().nullable(),
  shipping_free: z.int(),
  in_stock: z.int(),
  longest: z.int().nullable(),
  rating_tenths: z.int().nullable(),
  sort_de: z.string(),
  sort_en: z.string(),
  options: jsonColumn(z.array(z.int())),
  categories: jsonColumn(z.array(z.int())),
  measures: jsonColumn(z.record(z.string(), z.int())),
})
type Article = z.infer<typeof Article>

// Prices are those that shoppers read: of a metre, which is ten sales units, or of a piece.
const UNITS_READ = `iif(p.record ->> 'unit' = 'm', ${UNITS_PER_METRE}, 1)`

// What can be had today without waiting: what never runs out, or at least the smallest order of it.
const IN_STOCK_READ = 'p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase)'
// Where no rolls are known all of the stock counts as one, as it does in the cart.
const LONGEST_READ = `iif(p.record ->> 'unit' = 'm' AND ${IN_STOCK_READ}, coalesce(
  (SELECT max(r.units) FROM product_roll r WHERE r.product_id = p.public_id AND r.units > 0),
  p.stock), NULL)`

// A family is shown by an article that can be bought, then by the one with the most stock at the
// last import: today's stock would change the article from page to page.
const selectArticles = (families: string) => `
  SELECT p.id, p.family_id AS family, f.position AS family_position, mf.public_id AS manufacturer,
    row_number() OVER (PARTITION BY p.family_id ORDER BY
      p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase OR p.backorder) DESC,
      p.imported_stock DESC NULLS LAST, p.position, p.id) AS place,
    e.gross * ${UNITS_READ} AS price, e.net * ${UNITS_READ} AS net_price, p.sales, p.offer,
    p.new_since, p.record ->> 'unit' = 'm' AS by_metre,
    EXISTS (SELECT 1 FROM json_each(p.record, '$.flags') WHERE value = 'shippingFree')
      AS shipping_free, ${IN_STOCK_READ} AS in_stock, ${LONGEST_READ} AS longest,
    f.rating_tenths, de.sort_name AS sort_de, en.sort_name AS sort_en,
    (SELECT json_group_array(option_id) FROM product_property WHERE product_id = p.id) AS options,
    (SELECT json_group_array(category_id) FROM product_category WHERE product_id = p.id)
      AS categories,
    (SELECT json_group_object(measure, value) FROM product_measure WHERE product_id = p.id)
      AS measures
  FROM product p
  JOIN family f ON f.id = p.family_id
  JOIN manufacturer mf ON mf.id = f.manufacturer_id
  JOIN product_text de ON de.product_id = p.id AND de.locale = 'de'
  JOIN product_text en ON en.product_id = p.id AND en.locale = 'en'
  JOIN product_price e ON e.product_id = p.id AND e.price_list_id = 1
    AND e.from_quantity = p.min_purchase
  WHERE p.listed = 1 AND p.family_id IN (${families})
  ORDER BY p.family_id`
const SELECT_PAGE = selectArticles('SELECT id FROM family WHERE id > ?1 ORDER BY id LIMIT ?2')
const SELECT_OF_FAMILIES = selectArticles('SELECT value FROM json_each(?1)')

const SELECT_FAMILIES =
  'SELECT max(id) AS last FROM (SELECT id FROM family WHERE id > ?1 ORDER BY id LIMIT ?2)'

const Option = z.object({
  id: z.int(),
  public_id: z.string(),
  group_id: z.string(),
  position: z.int(),
  record: jsonColumn(StoredOption),
})
const Group = z.object({ id: z.string(), record: jsonColumn(StoredGroup) })
const Manufacturer = z.object({ id: z.string(), record: jsonColumn(StoredManufacturer) })
const Category = z.object({
  id: z.string(),
  rule: jsonColumn(CategoryRule).nullable(),
  below: jsonColumn(z.array(z.int())).transform((ids) => new Set(ids)),
})
type Category = z.infer<typeof Category>

const selectOptions = (where: string) => `
  SELECT o.id, o.public_id, g.public_id AS group_id, o.position, o.record
  FROM property_option o JOIN property_group g ON g.id = o.group_id
  WHERE ${where}
  ORDER BY g.position, g.id, o.position`
const SELECT_OPTIONS_OF_FAMILIES = selectOptions(`o.id IN (
  SELECT pp.option_id FROM product p JOIN product_property pp ON pp.product_id = p.id
  WHERE p.family_id IN (SELECT value FROM json_each(?1)))`)
const SELECT_NAMES = [
  selectOptions('1'),
  'SELECT public_id AS id, record FROM property_group ORDER BY position, id',
  'SELECT public_id AS id, record FROM manufacturer ORDER BY key',
  `SELECT c.public_id AS id, c.rule,
      (SELECT json_group_array(descendant_id) FROM category_closure WHERE ancestor_id = c.id) AS below
    FROM category c ORDER BY c.position, c.id`,
]

/** Reads all that a snapshot is made of, as it is on this day. */
export async function readSource(db: D1Database, today: CalendarDate): Promise<SnapshotSource> {
  const [options, groups, manufacturers, categories] = await db.batch(
    SELECT_NAMES.map((sql) => db.prepare(sql)),
  )
  const allOptions = z.array(Option).parse(options?.results)
  const names = namesOf(allOptions)
  const groupRows = z.array(Group).parse(groups?.results)
  const makers = z.array(Manufacturer).parse(manufacturers?.results)
  const withOptions = groupRows.map((group) => ({
    ...group,
    options: allOptions
      .filter(({ group_id: groupId }) => groupId === group.id)
      .map(({ public_id: id, position, record }) => ({ id, position, record })),
  }))
  const newFrom = addDays(today, -NEW_FOR_DAYS)
  const all = { id: ROOT_CATEGORY_ID, articles: new Set<number>() }
  const withArticles = z
    .array(Category)
    .parse(categories?.results)
    .map((category) => ({ category, id: category.id, articles: new Set<number>() }))
  const articles: SourceArticle[] = []
  // Rows are dropped as soon as they are converted: an isolate has 128 MB in all.
  await forEachArticle(db, (row) => {
    articles.push(sourceArticle(row, names, newFrom))
    all.articles.add(row.id)
    for (const { category, articles: own } of withArticles)
      if (isIn(row, category, today)) own.add(row.id)
  })
  return {
    articles,
    facets: [
      ...FIXED_FACETS,
      { id: MANUFACTURER_FACET, optionIds: makers.map(({ id }) => id) },
      ...withOptions.map(({ id, options: own }) => ({
        id,
        optionIds: own.map((option) => option.id),
      })),
    ],
    categories: [all, ...withArticles],
    groups: withOptions,
    manufacturers: makers,
  }
}

/** All listed articles of some families, as they are on this day. */
export async function readFamilies(
  db: D1Database,
  families: readonly number[],
  today: CalendarDate,
): Promise<readonly SourceArticle[]> {
  const [options, articles] = await db.batch(
    [SELECT_OPTIONS_OF_FAMILIES, SELECT_OF_FAMILIES].map((statement) =>
      db.prepare(statement).bind(JSON.stringify(families)),
    ),
  )
  const names = namesOf(z.array(Option).parse(options?.results))
  const newFrom = addDays(today, -NEW_FOR_DAYS)
  return z
    .array(Article)
    .parse(articles?.results)
    .map((row) => sourceArticle(row, names, newFrom))
}

/** The names of options, as `facet/option`, by their row ids. */
function namesOf(options: readonly z.infer<typeof Option>[]): ReadonlyMap<number, string> {
  return new Map(options.map((option) => [option.id, `${option.group_id}/${option.public_id}`]))
}

async function forEachArticle(db: D1Database, take: (row: Article) => void): Promise<void> {
  let after = 0
  for (;;) {
    const [page, end] = await db.batch([
      db.prepare(SELECT_PAGE).bind(after, FAMILIES_A_READ),
      db.prepare(SELECT_FAMILIES).bind(after, FAMILIES_A_READ),
    ])
    for (const row of page?.results ?? []) take(Article.parse(row))
    const last = z.object({ last: z.int().nullable() }).parse(end?.results[0]).last
    if (last === null) return
    after = last
  }
}

function sourceArticle(
  row: Article,
  names: ReadonlyMap<number, string>,
  newFrom: CalendarDate,
): SourceArticle {
  const has: Readonly<Record<Flag, boolean>> = {
    new: row.new_since !== null && row.new_since >= newFrom,
    shippingFree: row.shipping_free === 1,
    inStock: row.in_stock === 1,
  }
  const reached = RATINGS.filter((points) => (row.rating_tenths ?? 0) >= Number(points) * 10)
  return {
    id: row.id,
    family: row.family,
    familyPosition: row.family_position,
    place: row.place,
    price: row.price,
    netPrice: row.net_price,
    sales: row.sales,
    newSince: row.new_since,
    sortName: { de: row.sort_de, en: row.sort_en },
    options: [
      ...FLAGS.filter((flag) => has[flag]).map((flag) => flagOption(flag).join('/')),
      ...reached.map((points) => `${RATING_FACET}/${points}`),
      `${MANUFACTURER_FACET}/${row.manufacturer}`,
      ...row.options.flatMap((id) => names.get(id) ?? []),
    ],
    measures: {
      ...row.measures,
      ...areaPrices(row),
      ...(row.longest !== null && { [LONGEST_PIECE]: row.longest }),
    },
  }
}

/** What a square metre of cloth on a roll costs; empty for other articles. */
function areaPrices({ by_metre: byMetre, price, net_price: net, measures }: Article) {
  const { [ROLL_WIDTH]: width, [AREA_WEIGHT]: weight } = measures
  if (byMetre !== 1 || !width || weight === undefined) return {}
  const across = (cents: number) =>
    Math.round((cents * CENTIMETRES_PER_METRE * TENTHS_OF_CENT) / width)
  return { [GROSS_AREA_PRICE]: across(price), [NET_AREA_PRICE]: across(net) }
}

/**
 * Whether a category holds an article: by its rule, or because the article is assigned to it or to
 * one below.
 */
function isIn(article: Article, { rule, below }: Category, today: CalendarDate): boolean {
  if (rule?.kind === 'offers') return article.offer === 1
  if (rule?.kind === 'new') {
    return article.new_since !== null && article.new_since >= addDays(today, -rule.days)
  }
  return article.categories.some((id) => below.has(id))
}
