import type { ShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import type { Shop } from '#worker/backend/http/shop.ts'
import { orderOfCart } from '#worker/backend/order/find-orders.ts'
import type { StoredOrder } from '#worker/backend/order/stored-order.ts'
import { changeSession } from '#worker/backend/shopper/shopper.ts'
import { isSameGuest } from './same-guest.ts'

/**
 * The order that a cart became, if it is this customer's. The second click of a guest registers
 * the same person once more: that session joins the guest who ordered.
 */
export async function orderPlacedBefore(
  shop: Shop,
  token: string,
  cartId: string,
  context: ShopperContext,
): Promise<StoredOrder | null> {
  const order = await orderOfCart(shop.db, cartId)
  if (!order || order.customer_id === context.customer?.id) return order
  if (!isSameGuest(order, context)) return null
  const settings = { customerId: order.customer_id }
  await changeSession(shop.sessions, token, shop.at, { kind: 'choose', settings })
  return order
}
