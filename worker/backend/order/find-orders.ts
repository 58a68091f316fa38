import { addDays } from '#shared/domain/calendar.ts'
import { z } from '#shared/schemas/zod.ts'
import { StoredOrder } from './stored-order.ts'

/** The columns of `orders o` with lines, payments, documents and bought files, for `StoredOrder`. */
export const ORDER_COLUMNS = `o.*,
  (SELECT json_group_array(json_object(
        'id', l.id, 'productId', l.product_id, 'quantity', l.quantity, 'label', l.label,
        'unitCents', l.unit_cents, 'totalCents', l.total_cents, 'line', json(l.line))
      ORDER BY l.position)
    FROM order_line l WHERE l.order_id = o.id) AS lines,
  (SELECT json_group_array(json_object(
        'id', p.id, 'attempt', p.attempt, 'method', p.method, 'amountCents', p.amount_cents,
        'state', p.state, 'providerId', p.provider_id, 'payUrl', p.pay_url,
        'refundedCents', p.refunded_cents, 'chargedBackCents', p.charged_back_cents,
        'createdAt', p.created_at, 'changedAt', p.changed_at)
      ORDER BY p.attempt)
    FROM payment p WHERE p.order_id = o.id) AS payments,
  (SELECT json_group_array(json_object(
        'id', d.id, 'kind', d.kind, 'number', d.number, 'amountCents', d.amount_cents,
        'madeAt', d.made_at, 'deepLinkCode', d.deep_link_code,
        'lines', json((SELECT json_group_array(json_object(
              'lineId', r.line_id, 'quantity', r.quantity, 'amountCents', r.amount_cents,
              'isTakenBack', r.is_taken_back))
          FROM refunded_line r WHERE r.document_id = d.id)))
      ORDER BY d.made_at, d.kind DESC, d.number)
    FROM document d WHERE d.order_id = o.id) AS papers,
  (SELECT json_group_array(json_object(
        'lineId', b.line_id, 'download', json(b.download), 'fetched', b.fetched,
        'fetchedAt', b.fetched_at, 'fetchedFile', b.fetched_file)
      ORDER BY b.line_id)
    FROM bought_file b WHERE b.order_id = o.id) AS files`

async function firstOrder(statement: D1PreparedStatement): Promise<StoredOrder | null> {
  const row = await statement.first()
  return row && StoredOrder.parse(row)
}

/** The statement that `readOrder` reads, for a batch. */
export function selectOrder(db: D1Database, id: string): D1PreparedStatement {
  return db.prepare(`SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.id = ?1`).bind(id)
}

export function readOrder(rows: readonly unknown[]): StoredOrder | null {
  const [row] = rows
  return row ? StoredOrder.parse(row) : null
}

export function orderById(db: D1Database, id: string): Promise<StoredOrder | null> {
  return firstOrder(selectOrder(db, id))
}

/** The order of a cart; null if there is none. */
export function orderOfCart(db: D1Database, cartId: string): Promise<StoredOrder | null> {
  return firstOrder(
    db.prepare(`SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.cart_id = ?1`).bind(cartId),
  )
}

export function orderByDeepLink(db: D1Database, code: string): Promise<StoredOrder | null> {
  return firstOrder(
    db.prepare(`SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.deep_link_code = ?1`).bind(code),
  )
}

export function orderByNumber(db: D1Database, number: number): Promise<StoredOrder | null> {
  return firstOrder(
    db.prepare(`SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.number = ?1`).bind(number),
  )
}

/** The order of one of its payments. */
export function orderOfPayment(db: D1Database, paymentId: string): Promise<StoredOrder | null> {
  const query = `SELECT ${ORDER_COLUMNS} FROM orders o
    WHERE o.id = (SELECT order_id FROM payment WHERE id = ?1)`
  return firstOrder(db.prepare(query).bind(paymentId))
}

/** The order of a payment at the provider. */
export function orderOfProviderPayment(
  db: D1Database,
  providerId: string,
): Promise<StoredOrder | null> {
  const query = `SELECT ${ORDER_COLUMNS} FROM orders o
    WHERE o.id = (SELECT order_id FROM payment WHERE provider_id = ?1)`
  return firstOrder(db.prepare(query).bind(providerId))
}

/** The order of a document. */
export function findOrderByDocument(
  db: D1Database,
  documentId: string,
): Promise<StoredOrder | null> {
  const query = `SELECT ${ORDER_COLUMNS} FROM orders o
    WHERE o.id = (SELECT order_id FROM document WHERE id = ?1)`
  return firstOrder(db.prepare(query).bind(documentId))
}

/**
 * Orders with documents between two calendar days, by number. The range is a day longer at both
 * ends, because days are German and `made_at` is UTC. The caller filters the documents.
 */
export async function findOrdersByDocuments(
  db: D1Database,
  { from, to, after, limit }: Readonly<{ from: string; to: string; after: number; limit: number }>,
): Promise<readonly StoredOrder[]> {
  const query = `SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.number > ?3 AND o.id IN (
      SELECT order_id FROM document WHERE made_at >= ?1 AND made_at < ?2)
    ORDER BY o.number LIMIT ?4`
  const values = [addDays(from, -1), addDays(to, 2), after, limit]
  const { results } = await db
    .prepare(query)
    .bind(...values)
    .all()
  return z.array(StoredOrder).parse(results)
}

/** Every order of a customer, newest first. */
export async function allOrdersOf(
  db: D1Database,
  customerId: string,
): Promise<readonly StoredOrder[]> {
  const query = `SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.customer_id = ?1
    ORDER BY o.placed_at DESC`
  const { results } = await db.prepare(query).bind(customerId).all()
  return z.array(StoredOrder).parse(results)
}

/**
 * Every order of some customers, or placed with an email address in its compared form, newest
 * first.
 */
export async function allOrdersOfAddress(
  db: D1Database,
  emailKey: string,
  customerIds: readonly string[],
): Promise<readonly StoredOrder[]> {
  const query = `SELECT ${ORDER_COLUMNS} FROM orders o
    WHERE o.customer_id IN (SELECT value FROM json_each(?2)) OR lower(o.customer ->> 'email') = ?1
    ORDER BY o.placed_at DESC`
  const { results } = await db.prepare(query).bind(emailKey, JSON.stringify(customerIds)).all()
  return z.array(StoredOrder).parse(results)
}

/** The latest orders of all customers, newest first. */
export async function latestOrders(db: D1Database, limit: number): Promise<readonly StoredOrder[]> {
  const query = `SELECT ${ORDER_COLUMNS} FROM orders o ORDER BY o.number DESC LIMIT ?1`
  const { results } = await db.prepare(query).bind(limit).all()
  return z.array(StoredOrder).parse(results)
}
