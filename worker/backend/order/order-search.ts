import { ok, type Result } from '#shared/domain/result.ts'
import type { Criteria } from '#worker/backend/http/criteria/criteria.ts'
import type { CriteriaError } from '#worker/backend/http/criteria/filter.ts'
import type { SqlEntity } from '#worker/backend/http/criteria/sql-entity.ts'
import { sqlSearch } from '#worker/backend/http/criteria/sql-search.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { inRows, type SqlFields } from '#worker/backend/http/criteria/sql.ts'
import { ORDER_COLUMNS } from './find-orders.ts'
import { StoredOrder } from './stored-order.ts'

const ofLine = inRows(sql`order_line l`, sql`l.order_id = orders.id`)
const ofFile = inRows(sql`bought_file b`, sql`b.order_id = orders.id`)
const ofPayment = inRows(
  sql`payment p`,
  sql`p.order_id = orders.id
    AND p.attempt = (SELECT max(q.attempt) FROM payment q WHERE q.order_id = orders.id)`,
)

const FIELDS: SqlFields = {
  id: { sql: sql`orders.id` },
  // An expression, so that a number given as text is compared as text.
  orderNumber: { sql: sql`CAST(orders.number AS TEXT)`, order: sql`orders.number` },
  orderDateTime: { sql: sql`orders.placed_at` },
  orderDate: { sql: sql`substr(orders.placed_at, 1, 10)` },
  createdAt: { sql: sql`orders.placed_at` },
  amountTotal: { sql: sql`(orders.total_cents / 100.0)`, number: true },
  customerComment: { sql: sql`orders.comment` },
  affiliateCode: { sql: sql`orders.affiliate_code` },
  campaignCode: { sql: sql`orders.campaign_code` },
  deepLinkCode: { sql: sql`orders.deep_link_code` },
  'stateMachineState.technicalName': { sql: sql`orders.state` },
  'deliveries.stateMachineState.technicalName': { sql: sql`orders.delivery_state` },
  'transactions.stateMachineState.technicalName': ofPayment(sql`p.state`),
  'lineItems.id': ofLine(sql`l.id`),
  'lineItems.productId': ofLine(sql`l.product_id`),
  'lineItems.label': ofLine(sql`l.label`),
  'lineItems.downloads.orderLineItemId': ofFile(sql`b.line_id`),
}

const ORDERS: Omit<SqlEntity, 'where'> = {
  entity: 'order',
  fields: FIELDS,
  tables: sql`orders`,
  columns: ORDER_COLUMNS,
  termFields: ['orderNumber', 'lineItems.label'],
  last: sql`orders.placed_at DESC, orders.number DESC`,
}

export type OrderPage = Readonly<{
  orders: readonly StoredOrder[]
  total: number
  aggregations: object
}>

/** Orders of a customer by criteria, newest first by default. */
export async function ordersOfCustomer(
  db: D1Database,
  customerId: string,
  criteria: Criteria,
  today: string,
): Promise<Result<OrderPage, CriteriaError>> {
  const own = { ...ORDERS, where: sql`orders.customer_id = ${customerId}` }
  const found = await sqlSearch(db, own, criteria, { today, entities: async () => () => [] })
  if (!found.ok) return found
  const { rows, total, aggregations } = found.value
  return ok({ orders: rows.map((row) => StoredOrder.parse(row)), total, aggregations })
}

/** Separates the filter by an order's code from the others, because guests may use it too. */
export function deepLinkOf(criteria: Criteria): { code: string | null; rest: Criteria } {
  const isCode = (filter: Criteria['filters'][number]) =>
    filter.kind === 'equals' && filter.field.replace(/^order\./, '') === 'deepLinkCode'
  const [first] = criteria.filters.filter(isCode)
  const code = first?.kind === 'equals' && typeof first.value === 'string' ? first.value : null
  if (code === null) return { code, rest: criteria }
  const filters = criteria.filters.filter((filter) => !isCode(filter))
  return { code, rest: { ...criteria, filters } }
}
