import { addDays } from '#shared/domain/calendar.ts'
import { all, first } from '#worker/backend/sql/run.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { OrderTable } from '#worker/backend/tables/orders.ts'
import { StoredOrder } from './stored-order.ts'

/** The columns of `orders` with lines, payments, documents and bought files, for `StoredOrder`. */
export const ORDER_COLUMNS = sql`${OrderTable.columns},
  (SELECT json_group_array(json_object(
        'id', l.id, 'productId', l.product_id, 'quantity', l.quantity, 'label', l.label,
        'unitCents', l.unit_cents, 'totalCents', l.total_cents, 'line', json(l.line))
      ORDER BY l.position)
    FROM order_line l WHERE l.order_id = orders.id) AS lines,
  (SELECT json_group_array(json_object(
        'id', p.id, 'attempt', p.attempt, 'method', p.method, 'amountCents', p.amount_cents,
        'state', p.state, 'providerId', p.provider_id, 'payUrl', p.pay_url,
        'refundedCents', p.refunded_cents, 'chargedBackCents', p.charged_back_cents,
        'createdAt', p.created_at, 'changedAt', p.changed_at)
      ORDER BY p.attempt)
    FROM payment p WHERE p.order_id = orders.id) AS payments,
  (SELECT json_group_array(json_object(
        'id', d.id, 'kind', d.kind, 'number', d.number, 'amountCents', d.amount_cents,
        'madeAt', d.made_at, 'deepLinkCode', d.deep_link_code,
        'lines', json((SELECT json_group_array(json_object(
              'lineId', r.line_id, 'quantity', r.quantity, 'amountCents', r.amount_cents,
              'isTakenBack', r.is_taken_back))
          FROM refunded_line r WHERE r.document_id = d.id)))
      ORDER BY d.made_at, d.kind DESC, d.number)
    FROM document d WHERE d.order_id = orders.id) AS papers,
  (SELECT json_group_array(json_object(
        'lineId', b.line_id, 'download', json(b.download), 'fetched', b.fetched,
        'fetchedAt', b.fetched_at, 'fetchedFile', b.fetched_file)
      ORDER BY b.line_id)
    FROM bought_file b WHERE b.order_id = orders.id) AS files`

const selectOrders = (where: Sql) => sql`SELECT ${ORDER_COLUMNS} FROM orders WHERE ${where}`

/** The statement that `readOrder` reads, for a batch. */
export function selectOrder(db: D1Database, id: string): D1PreparedStatement {
  return prepare(db, selectOrders(sql`orders.id = ${id}`))
}

export function readOrder(rows: readonly unknown[]): StoredOrder | null {
  const [row] = rows
  return row ? StoredOrder.parse(row) : null
}

const firstOrder = (db: D1Database, where: Sql) => first(db, StoredOrder, selectOrders(where))

export function orderById(db: D1Database, id: string): Promise<StoredOrder | null> {
  return firstOrder(db, sql`orders.id = ${id}`)
}

/** The order of a cart; null if there is none. */
export function orderOfCart(db: D1Database, cartId: string): Promise<StoredOrder | null> {
  return firstOrder(db, sql`orders.cart_id = ${cartId}`)
}

export function orderByDeepLink(db: D1Database, code: string): Promise<StoredOrder | null> {
  return firstOrder(db, sql`orders.deep_link_code = ${code}`)
}

export function orderByNumber(db: D1Database, number: number): Promise<StoredOrder | null> {
  return firstOrder(db, sql`orders.number = ${number}`)
}

export function orderOfPayment(db: D1Database, paymentId: string): Promise<StoredOrder | null> {
  return firstOrder(db, sql`orders.id = (SELECT order_id FROM payment WHERE id = ${paymentId})`)
}

export function orderOfProviderPayment(
  db: D1Database,
  providerId: string,
): Promise<StoredOrder | null> {
  const ofPayment = sql`(SELECT order_id FROM payment WHERE provider_id = ${providerId})`
  return firstOrder(db, sql`orders.id = ${ofPayment}`)
}

export function findOrderByDocument(
  db: D1Database,
  documentId: string,
): Promise<StoredOrder | null> {
  return firstOrder(db, sql`orders.id = (SELECT order_id FROM document WHERE id = ${documentId})`)
}

/**
 * Orders with documents between two calendar days, by number. The range is a day longer at both
 * ends, because days are German and `made_at` is UTC. The caller filters the documents.
 */
export function findOrdersByDocuments(
  db: D1Database,
  { from, to, after, limit }: Readonly<{ from: string; to: string; after: number; limit: number }>,
): Promise<readonly StoredOrder[]> {
  const where = sql`orders.number > ${after} AND orders.id IN (
      SELECT order_id FROM document
      WHERE made_at >= ${addDays(from, -1)} AND made_at < ${addDays(to, 2)})`
  return all(db, StoredOrder, sql`${selectOrders(where)} ORDER BY orders.number LIMIT ${limit}`)
}

/** Every order of a customer, newest first. */
export function allOrdersOf(db: D1Database, customerId: string): Promise<readonly StoredOrder[]> {
  const own = selectOrders(sql`orders.customer_id = ${customerId}`)
  return all(db, StoredOrder, sql`${own} ORDER BY orders.placed_at DESC`)
}

/**
 * Every order of some customers, or placed with an email address in its compared form, newest
 * first.
 */
export function allOrdersOfAddress(
  db: D1Database,
  emailKey: string,
  customerIds: readonly string[],
): Promise<readonly StoredOrder[]> {
  const where = sql`orders.customer_id IN (SELECT value FROM json_each(${customerIds}))
    OR lower(orders.customer ->> 'email') = ${emailKey}`
  return all(db, StoredOrder, sql`${selectOrders(where)} ORDER BY orders.placed_at DESC`)
}

/** The latest orders of all customers, newest first. */
export function latestOrders(db: D1Database, limit: number): Promise<readonly StoredOrder[]> {
  const query = sql`SELECT ${ORDER_COLUMNS} FROM orders ORDER BY orders.number DESC LIMIT ${limit}`
  return all(db, StoredOrder, query)
}
