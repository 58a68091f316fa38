import { z } from '#shared/schemas/zod.ts'
import type { OrderSearch } from './order-search.ts'
import { StoredOrder } from './stored-order.ts'

const COLUMNS = `o.*,
  (SELECT json_group_array(json_object(
        'id', l.id, 'productId', l.product_id, 'quantity', l.quantity, 'label', l.label,
        'unitCents', l.unit_cents, 'totalCents', l.total_cents, 'line', json(l.line))
      ORDER BY l.position)
    FROM order_line l WHERE l.order_id = o.id) AS lines,
  (SELECT json_group_array(json_object(
        'id', p.id, 'attempt', p.attempt, 'method', p.method, 'amountCents', p.amount_cents,
        'state', p.state, 'providerId', p.provider_id, 'payUrl', p.pay_url,
        'createdAt', p.created_at, 'changedAt', p.changed_at)
      ORDER BY p.attempt)
    FROM payment p WHERE p.order_id = o.id) AS payments`

async function one(statement: D1PreparedStatement): Promise<StoredOrder | null> {
  const row = await statement.first()
  return row && StoredOrder.parse(row)
}

export function orderById(db: D1Database, id: string): Promise<StoredOrder | null> {
  return one(db.prepare(`SELECT ${COLUMNS} FROM orders o WHERE o.id = ?1`).bind(id))
}

/** The order that a cart became, if it did. */
export function orderOfCart(db: D1Database, cartId: string): Promise<StoredOrder | null> {
  return one(db.prepare(`SELECT ${COLUMNS} FROM orders o WHERE o.cart_id = ?1`).bind(cartId))
}

export function orderByDeepLink(db: D1Database, code: string): Promise<StoredOrder | null> {
  return one(db.prepare(`SELECT ${COLUMNS} FROM orders o WHERE o.deep_link_code = ?1`).bind(code))
}

export function orderByNumber(db: D1Database, number: number): Promise<StoredOrder | null> {
  return one(db.prepare(`SELECT ${COLUMNS} FROM orders o WHERE o.number = ?1`).bind(number))
}

/** The order that a payment at the provider belongs to. */
export function orderOfProviderPayment(
  db: D1Database,
  providerId: string,
): Promise<StoredOrder | null> {
  const query = `SELECT ${COLUMNS} FROM orders o
    WHERE o.id = (SELECT order_id FROM payment WHERE provider_id = ?1)`
  return one(db.prepare(query).bind(providerId))
}

export type Page = { readonly limit: number; readonly page: number }
export type OrderPage = { readonly orders: readonly StoredOrder[]; readonly total: number }

const Total = z.object({ total: z.int() })

/** Orders of a customer, the newest first. */
export async function ordersOfCustomer(
  db: D1Database,
  customerId: string,
  { ids, number }: Pick<OrderSearch, 'ids' | 'number'>,
  { limit, page }: Page,
): Promise<OrderPage> {
  const where = `o.customer_id = ?1
    AND (?2 IS NULL OR o.id IN (SELECT value FROM json_each(?2)))
    AND (?3 IS NULL OR o.number = CAST(?3 AS INTEGER))`
  const wanted = [customerId, ids && JSON.stringify(ids), number]
  const list = `SELECT ${COLUMNS} FROM orders o WHERE ${where}
    ORDER BY o.placed_at DESC, o.number DESC LIMIT ?4 OFFSET ?5`
  const [rows, counted] = await db.batch([
    db.prepare(list).bind(...wanted, limit, (page - 1) * limit),
    db.prepare(`SELECT count(*) AS total FROM orders o WHERE ${where}`).bind(...wanted),
  ])
  return {
    orders: z.array(StoredOrder).parse(rows?.results ?? []),
    total: Total.parse(counted?.results[0]).total,
  }
}

/** Every order of a customer, the newest first: for the copy of their data. */
export async function allOrdersOf(
  db: D1Database,
  customerId: string,
): Promise<readonly StoredOrder[]> {
  const query = `SELECT ${COLUMNS} FROM orders o WHERE o.customer_id = ?1
    ORDER BY o.placed_at DESC`
  const { results } = await db.prepare(query).bind(customerId).all()
  return z.array(StoredOrder).parse(results)
}

/** Orders of everybody, the newest first, for operators. */
export async function latestOrders(db: D1Database, limit: number): Promise<readonly StoredOrder[]> {
  const query = `SELECT ${COLUMNS} FROM orders o ORDER BY o.number DESC LIMIT ?1`
  const { results } = await db.prepare(query).bind(limit).all()
  return z.array(StoredOrder).parse(results)
}
