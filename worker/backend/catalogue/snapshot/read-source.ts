import { addDays, type CalendarDate } from '#shared/domain/calendar.ts'
import { CategoryRule } from '#shared/schemas/import/category.ts'
import { SearchTermRecord } from '#shared/schemas/import/search-term.ts'
import { LocaleText } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { NEW_FOR_DAYS, ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
import { StoredGroup, StoredManufacturer, StoredOption } from '#worker/backend/tables/stored.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { batch, rowsOf } from '#worker/backend/sql/run.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { ProductRow, selectOfParents, selectPage, sourceProduct } from './product-rows.ts'
import { FIXED_FACETS, MANUFACTURER_FACET } from './facets.ts'
import type { SnapshotSource, SourceProduct } from './build-snapshot.ts'

const PARENTS_A_READ = 1000

const selectLast = (after: number, limit: number) => sql`SELECT max(id) AS last
  FROM (SELECT id FROM parent_product WHERE id > ${after} ORDER BY id LIMIT ${limit})`

const Option = z.object({
  id: z.int(),
  publicId: z.string(),
  groupId: z.string(),
  position: z.int(),
  record: json(StoredOption),
})
const Group = z.object({ id: z.string(), record: json(StoredGroup) })
const Manufacturer = z.object({ id: z.string(), record: json(StoredManufacturer) })
const Category = z.object({
  id: z.string(),
  name: json(LocaleText),
  rule: json(CategoryRule).nullable(),
  below: json(z.array(z.int())).transform((ids) => new Set(ids)),
})
type Category = z.infer<typeof Category>
const Term = z.object({ record: json(SearchTermRecord) })
const Last = z.object({ last: z.int().nullable() })

const selectOptions = (where: Sql) => sql`
  SELECT o.id, o.public_id AS publicId, g.public_id AS groupId, o.position, o.record
  FROM property_option o JOIN property_group g ON g.id = o.group_id
  WHERE ${where}
  ORDER BY g.position, g.id, o.position`
const selectOptionsOf = (parents: readonly number[]) =>
  selectOptions(sql`o.id IN (
    SELECT pp.option_id FROM product p JOIN product_property pp ON pp.product_id = p.id
    WHERE p.parent_id IN (SELECT value FROM json_each(${parents})))`)
const SELECT_NAMES = [
  selectOptions(sql`1`),
  sql`SELECT public_id AS id, record FROM property_group ORDER BY position, id`,
  sql`SELECT public_id AS id, record FROM manufacturer ORDER BY key`,
  sql`SELECT c.public_id AS id, c.record->'name' AS name, c.rule,
      (SELECT json_group_array(descendant_id) FROM category_closure WHERE ancestor_id = c.id) AS below
    FROM category c ORDER BY c.position, c.id`,
  sql`SELECT record FROM search_term ORDER BY id`,
]

/** Loads all data of a snapshot, as of this day. */
export async function readSource(db: D1Database, today: CalendarDate): Promise<SnapshotSource> {
  const [options, groups, manufacturers, categories, terms] = await batch(db, SELECT_NAMES)
  const allOptions = rowsOf(Option, options)
  const names = namesOf(allOptions)
  const groupRows = rowsOf(Group, groups)
  const makers = rowsOf(Manufacturer, manufacturers)
  const withOptions = groupRows.map((group) => ({
    ...group,
    options: allOptions
      .filter(({ groupId }) => groupId === group.id)
      .map(({ publicId: id, position, record }) => ({ id, position, record })),
  }))
  const newFrom = addDays(today, -NEW_FOR_DAYS)
  const all = { id: ROOT_CATEGORY_ID, products: new Set<number>() }
  const withProducts = rowsOf(Category, categories).map((category) => ({
    category,
    id: category.id,
    products: new Set<number>(),
  }))
  const products: SourceProduct[] = []
  // Rows are dropped after their conversion, because an isolate has only 128 MB.
  await forEachProduct(db, (row) => {
    products.push(sourceProduct(row, names, newFrom))
    all.products.add(row.id)
    for (const { category, products: own } of withProducts)
      if (isIn(row, category, today)) own.add(row.id)
  })
  return {
    products,
    facets: [
      ...FIXED_FACETS,
      { id: MANUFACTURER_FACET, optionIds: makers.map(({ id }) => id) },
      ...withOptions.map(({ id, options: own }) => ({
        id,
        optionIds: own.map((option) => option.id),
      })),
    ],
    categories: [all, ...withProducts],
    groups: withOptions,
    manufacturers: [...makers],
    categoryNames: withProducts.map(({ category }) => category.name),
    searchTerms: rowsOf(Term, terms).map(({ record }) => record),
  }
}

/** All listed products of some parents, as of this day. */
export async function readParents(
  db: D1Database,
  parents: readonly number[],
  today: CalendarDate,
): Promise<readonly SourceProduct[]> {
  const [options, products] = await batch(db, [selectOptionsOf(parents), selectOfParents(parents)])
  const names = namesOf(rowsOf(Option, options))
  const newFrom = addDays(today, -NEW_FOR_DAYS)
  return rowsOf(ProductRow, products).map((row) => sourceProduct(row, names, newFrom))
}

/** The names of options (`facet/option`) by their row ids. */
function namesOf(options: readonly z.infer<typeof Option>[]): ReadonlyMap<number, string> {
  return new Map(options.map((option) => [option.id, `${option.groupId}/${option.publicId}`]))
}

async function forEachProduct(db: D1Database, take: (row: ProductRow) => void): Promise<void> {
  let after = 0
  for (;;) {
    const [page, end] = await batch(db, [
      selectPage(after, PARENTS_A_READ),
      selectLast(after, PARENTS_A_READ),
    ])
    for (const row of page?.results ?? []) take(ProductRow.parse(row))
    const [read] = rowsOf(Last, end)
    if (!read?.last) return
    after = read.last
  }
}

/**
 * Whether a category contains a product: by its rule, or by an assignment to it or a descendant.
 */
function isIn(product: ProductRow, { rule, below }: Category, today: CalendarDate): boolean {
  if (rule?.kind === 'offers') return product.offer === 1
  if (rule?.kind === 'new') {
    return product.newSince !== null && product.newSince >= addDays(today, -rule.days)
  }
  return product.categories.some((id) => below.has(id))
}
