import { berlinTime, type CalendarDate } from '#shared/domain/calendar.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { ProductTable } from '#worker/backend/tables/catalogue.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import type { Entities } from '#worker/backend/http/criteria/aggregate.ts'
import type { Criteria } from '#worker/backend/http/criteria/criteria.ts'
import type { CriteriaError, Filter } from '#worker/backend/http/criteria/filter.ts'
import type { SqlEntity } from '#worker/backend/http/criteria/sql-entity.ts'
import { sqlSearch } from '#worker/backend/http/criteria/sql-search.ts'
import { manufacturerStruct } from '../structs/manufacturer-struct.ts'
import { productFields, productJoins } from '../structs/product-fields.ts'
import { groupStruct, optionStruct } from '../structs/property-structs.ts'
import { readCategories, trailTo } from '../categories/categories.ts'
import { categoryStruct, type CategoryContext } from '../categories/category-struct.ts'
import { currentSnapshot } from '../snapshot/current.ts'

const Found = pick(ProductTable, 'publicId')

/** The fields of products for a criteria, on a day of the shop. */
export const productEntity = (today: CalendarDate, locale: Locale): Omit<SqlEntity, 'where'> => ({
  entity: 'product',
  fields: productFields(today, locale),
  tables: sql`product p`,
  joins: productJoins(locale),
  columns: sql`p.public_id AS publicId`,
  termFields: ['name', 'productNumber', 'manufacturer.name', 'description'],
  last: sql`f.position, p.position, p.id`,
  inOrder: sql`parent_product f CROSS JOIN product p ON p.parent_id = f.id`,
  few: ['id', 'productNumber', 'parentId', 'displayGroup'],
})

export type FoundProducts = Readonly<{
  ids: readonly string[]
  /** The total number; 0 unless the criteria requests it. */
  total: number
  aggregations: object
}>

/**
 * Products that match a criteria: the ids of the page, and the counts over all. An unlisted product
 * is found only by its own id or number.
 */
export async function searchProducts(
  env: Pick<Bindings, 'DB' | 'KV'>,
  criteria: Criteria,
  where: CategoryContext,
): Promise<Result<FoundProducts, CriteriaError>> {
  const { locale } = where.language
  const isNamed = criteria.ids.length > 0 || criteria.filters.some(isByName)
  const today = berlinTime(new Date()).date
  const found = await sqlSearch(
    env.DB,
    { ...productEntity(today, locale), where: isNamed ? sql`1` : sql`p.listed = 1` },
    criteria,
    { today, entities: () => entitiesOf(env, where) },
  )
  if (!found.ok) return found
  const { rows, total, aggregations } = found.value
  return ok({ ids: rows.map((row) => Found.row.parse(row).publicId), total, aggregations })
}

function isByName(filter: Filter): boolean {
  if ('queries' in filter) return filter.kind === 'and' && filter.queries.some(isByName)
  const isExact = filter.kind === 'equals' || filter.kind === 'equalsAny'
  return isExact && ['id', 'productNumber'].includes(filter.field.replace(/^product\./, ''))
}

/** Categories, manufacturers, groups and options by id, for aggregations of whole entities. */
export async function entitiesOf(
  env: Pick<Bindings, 'DB' | 'KV'>,
  where: CategoryContext,
): Promise<Entities> {
  const { locale } = where.language
  const [{ names }, categories] = await Promise.all([currentSnapshot(env), readCategories(env.DB)])
  return (definition, ids) => {
    const requested = new Set(ids)
    switch (definition) {
      case 'category':
        return categories
          .filter(({ id }) => requested.has(id))
          .map(({ id }) => ({ ...categoryStruct(trailTo(categories, id), where), media: null }))
      case 'product_manufacturer':
        return names.manufacturers
          .filter(({ id }) => requested.has(id))
          .map(({ id, record }) => manufacturerStruct(id, record, locale))
      case 'property_group':
        return names.groups
          .filter(({ id }) => requested.has(id))
          .map(({ id, record }) => groupStruct(id, record, locale))
      case 'property_group_option':
        return names.groups.flatMap(({ id: groupId, record, options }) =>
          options
            .filter(({ id }) => requested.has(id))
            .map(({ id, position, record: option }) => ({
              ...optionStruct({ id, groupId, position, option }, locale),
              group: groupStruct(groupId, record, locale),
            })),
        )
      default:
        return []
    }
  }
}
