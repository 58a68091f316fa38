import { widerNetworkOf } from '#worker/runtime/client-network.ts'
import { isPaidAtOnce } from '#shared/domain/order/payment.ts'
import { z } from '#shared/schemas/zod.ts'
import { first } from '#worker/backend/sql/run.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { hashed } from '#worker/backend/rate-limit/throttle.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'

/** SQL: the number of unpaid orders of a network that reserve stock, with any payment method. */
const waitingFrom = (network: string | null) => sql`(SELECT count(*) FROM orders waiting
  JOIN payment p ON p.order_id = waiting.id
  WHERE waiting.placed_from = ${network} AND waiting.state = 'open'
    AND waiting.delivery_state = 'open' AND p.method <> 'none'
    AND p.state IN ('open', 'in_progress', 'reminded', 'failed', 'cancelled')
    AND p.attempt = (SELECT max(attempt) FROM payment WHERE order_id = waiting.id))`

/**
 * SQL: the next order number, or NULL if the network has `most` unpaid orders. The column is NOT
 * NULL, so the whole batch fails, even with simultaneous requests.
 */
export function nextNumber(network: string | null, most: number | null): Sql {
  return sql`CASE WHEN ${most} IS NULL OR ${waitingFrom(network)} < ${most}
    THEN (SELECT next FROM number_range WHERE name = 'order') END`
}

const NO_NUMBER = 'NOT NULL constraint failed: orders.number'
const AT_ONCE_FACTOR = 3
const Waiting = z.object({ waiting: z.int() })

/** Whether a batch failed because its network has too many unpaid orders. */
export function isTooManyUnpaid(error: unknown): boolean {
  return error instanceof Error && error.message.includes(NO_NUMBER)
}

/** The stored hash of an order's network. */
export function placedFrom({ network }: Pick<ShopContext, 'network'>): string | null {
  return network === null ? null : hashed(widerNetworkOf(network))
}

/**
 * The maximum number of unpaid orders of a network. The limit is higher for online payments. They
 * reserve stock for at most an hour, and many shoppers of a mobile network share an address.
 */
export function mostUnpaid({ vars }: Pick<ShopContext, 'vars'>, method: string): number {
  return vars.PREPAYMENT_ORDERS * (isPaidAtOnce(method) ? AT_ONCE_FACTOR : 1)
}

/**
 * Whether the calling network has too many unpaid orders to place another one that waits for days.
 */
export async function hasTooManyUnpaid(shop: Pick<ShopContext, 'db' | 'network' | 'vars'>) {
  const network = placedFrom(shop)
  if (network === null) return false
  const counted = await first(shop.db, Waiting, sql`SELECT ${waitingFrom(network)} AS waiting`)
  return (counted?.waiting ?? 0) > shop.vars.PREPAYMENT_ORDERS
}

/** Deletes the network of orders that are no longer unpaid. */
export function deleteOrderNetworks(db: D1Database): D1PreparedStatement {
  return prepare(
    db,
    sql`UPDATE orders SET placed_from = NULL
      WHERE placed_from IS NOT NULL AND NOT (state = 'open' AND delivery_state = 'open')`,
  )
}
