import { ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Criteria } from '#worker/backend/http/criteria/criteria.ts'
import type { CriteriaError } from '#worker/backend/http/criteria/filter.ts'
import type { SqlEntity } from '#worker/backend/http/criteria/sql-entity.ts'
import { sqlSearch } from '#worker/backend/http/criteria/sql-search.ts'
import { inRows, type SqlFields } from '#worker/backend/http/criteria/sql.ts'
import { ORDER_COLUMNS } from './find-orders.ts'
import { StoredOrder } from './stored-order.ts'

const ofLine = inRows('order_line l', 'l.order_id = o.id')
const ofFile = inRows('bought_file b', 'b.order_id = o.id')
const ofPayment = inRows(
  'payment p',
  'p.order_id = o.id AND p.attempt = (SELECT max(q.attempt) FROM payment q WHERE q.order_id = o.id)',
)

/** The fields of an order for criteria. */
const FIELDS: SqlFields = {
  id: { sql: 'o.id' },
  // An expression, so that a number given as text is compared as text.
  orderNumber: { sql: 'CAST(o.number AS TEXT)', order: 'o.number' },
  orderDateTime: { sql: 'o.placed_at' },
  orderDate: { sql: 'substr(o.placed_at, 1, 10)' },
  createdAt: { sql: 'o.placed_at' },
  amountTotal: { sql: '(o.total_cents / 100.0)', number: true },
  customerComment: { sql: 'o.comment' },
  affiliateCode: { sql: 'o.affiliate_code' },
  campaignCode: { sql: 'o.campaign_code' },
  deepLinkCode: { sql: 'o.deep_link_code' },
  'stateMachineState.technicalName': { sql: 'o.state' },
  'deliveries.stateMachineState.technicalName': { sql: 'o.delivery_state' },
  'transactions.stateMachineState.technicalName': ofPayment('p.state'),
  'lineItems.id': ofLine('l.id'),
  'lineItems.productId': ofLine('l.product_id'),
  'lineItems.label': ofLine('l.label'),
  'lineItems.downloads.orderLineItemId': ofFile('b.line_id'),
}

const ORDERS: SqlEntity = {
  entity: 'order',
  fields: FIELDS,
  tables: 'orders o',
  columns: ORDER_COLUMNS,
  where: 'o.customer_id = ?2',
  termFields: ['orderNumber', 'lineItems.label'],
  last: 'o.placed_at DESC, o.number DESC',
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
  const about = { scope: customerId, today, entities: async () => () => [] }
  const found = await sqlSearch(db, ORDERS, criteria, about)
  if (!found.ok) return found
  const { rows, total, aggregations } = found.value
  return ok({ orders: z.array(StoredOrder).parse(rows), total, aggregations })
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
