import { ok, type Result } from '#shared/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Criteria } from '#worker/backend/http/criteria/criteria.ts'
import type { CriteriaFault, Filter } from '#worker/backend/http/criteria/filter.ts'
import { sqlCondition, sqlOrder } from '#worker/backend/http/criteria/sql.ts'
import { PRODUCT_FIELDS, PRODUCT_TABLES } from './product-fields.ts'
import { jsonColumn } from './stored.ts'

const Page = z.object({ total: z.int(), ids: jsonColumn(z.array(z.string())) })
export type FoundArticles = z.infer<typeof Page>

/**
 * The articles that a criteria finds: ids of the page and how many there are in all. What is
 * listed nowhere is found only by its own id or number.
 */
export async function searchArticles(
  db: D1Database,
  criteria: Criteria,
  about: Readonly<{ locale: Locale; today: string }>,
): Promise<Result<FoundArticles, CriteriaFault>> {
  const entity = { fields: PRODUCT_FIELDS, entity: 'product', today: about.today }
  const { ids, page, limit, sort } = criteria
  const byIds: Filter[] = ids.length > 0 ? [{ kind: 'equalsAny', field: 'id', values: ids }] : []
  const filters = [...byIds, ...criteria.filters]
  const condition = sqlCondition(filters, entity)
  if (!condition.ok) return condition
  const order = sqlOrder(sort, entity, 'f.position, p.position, p.id')
  if (!order.ok) return order

  const listed = filters.some(isByName) ? '' : 'AND p.listed = 1'
  const where = `${condition.value.sql} ${listed}`
  const row = await db
    .prepare(
      `SELECT
         (SELECT count(*) FROM ${PRODUCT_TABLES} WHERE ${where}) AS total,
         (SELECT json_group_array(public_id) FROM (
           SELECT p.public_id FROM ${PRODUCT_TABLES} WHERE ${where}
           ORDER BY ${order.value} LIMIT ?3 OFFSET ?4)) AS ids,
         ?1 AS given`,
    )
    .bind(JSON.stringify(condition.value.values), about.locale, limit, (page - 1) * limit)
    .first()
  return ok(Page.parse(row))
}

function isByName(filter: Filter): boolean {
  if ('queries' in filter) return filter.kind === 'and' && filter.queries.some(isByName)
  const isExact = filter.kind === 'equals' || filter.kind === 'equalsAny'
  return isExact && ['id', 'productNumber'].includes(filter.field.replace(/^product\./, ''))
}
