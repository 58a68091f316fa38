import { addDays, type CalendarDate } from '#shared/domain/calendar.ts'
import { CategoryRule } from '#shared/schemas/import/category.ts'
import { z } from '#shared/schemas/zod.ts'
import { NEW_FOR_DAYS, ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
import { StoredGroup, StoredManufacturer, StoredOption } from '#worker/backend/tables/stored.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'
import { ProductRow, SELECT_OF_PARENTS, SELECT_PAGE, sourceProduct } from './product-rows.ts'
import { FIXED_FACETS, MANUFACTURER_FACET } from './facets.ts'
import type { SnapshotSource, SourceProduct } from './build-snapshot.ts'

const PARENTS_A_READ = 1000

const SELECT_PARENTS =
  'SELECT max(id) AS last FROM (SELECT id FROM parent_product WHERE id > ?1 ORDER BY id LIMIT ?2)'

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
const SELECT_OPTIONS_OF_PARENTS = selectOptions(`o.id IN (
  SELECT pp.option_id FROM product p JOIN product_property pp ON pp.product_id = p.id
  WHERE p.parent_id IN (SELECT value FROM json_each(?1)))`)
const SELECT_NAMES = [
  selectOptions('1'),
  'SELECT public_id AS id, record FROM property_group ORDER BY position, id',
  'SELECT public_id AS id, record FROM manufacturer ORDER BY key',
  `SELECT c.public_id AS id, c.rule,
      (SELECT json_group_array(descendant_id) FROM category_closure WHERE ancestor_id = c.id) AS below
    FROM category c ORDER BY c.position, c.id`,
]

/** Loads all data of a snapshot, as of this day. */
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
  const all = { id: ROOT_CATEGORY_ID, products: new Set<number>() }
  const withProducts = z
    .array(Category)
    .parse(categories?.results)
    .map((category) => ({ category, id: category.id, products: new Set<number>() }))
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
    manufacturers: makers,
  }
}

/** All listed products of some parents, as of this day. */
export async function readParents(
  db: D1Database,
  parents: readonly number[],
  today: CalendarDate,
): Promise<readonly SourceProduct[]> {
  const [options, products] = await db.batch(
    [SELECT_OPTIONS_OF_PARENTS, SELECT_OF_PARENTS].map((statement) =>
      db.prepare(statement).bind(JSON.stringify(parents)),
    ),
  )
  const names = namesOf(z.array(Option).parse(options?.results))
  const newFrom = addDays(today, -NEW_FOR_DAYS)
  return z
    .array(ProductRow)
    .parse(products?.results)
    .map((row) => sourceProduct(row, names, newFrom))
}

/** The names of options (`facet/option`) by their row ids. */
function namesOf(options: readonly z.infer<typeof Option>[]): ReadonlyMap<number, string> {
  return new Map(options.map((option) => [option.id, `${option.group_id}/${option.public_id}`]))
}

async function forEachProduct(db: D1Database, take: (row: ProductRow) => void): Promise<void> {
  let after = 0
  for (;;) {
    const [page, end] = await db.batch([
      db.prepare(SELECT_PAGE).bind(after, PARENTS_A_READ),
      db.prepare(SELECT_PARENTS).bind(after, PARENTS_A_READ),
    ])
    for (const row of page?.results ?? []) take(ProductRow.parse(row))
    const last = z.object({ last: z.int().nullable() }).parse(end?.results[0]).last
    if (last === null) return
    after = last
  }
}

/**
 * Whether a category contains a product: by its rule, or by an assignment to it or a descendant.
 */
function isIn(product: ProductRow, { rule, below }: Category, today: CalendarDate): boolean {
  if (rule?.kind === 'offers') return product.offer === 1
  if (rule?.kind === 'new') {
    return product.new_since !== null && product.new_since >= addDays(today, -rule.days)
  }
  return product.categories.some((id) => below.has(id))
}
