import type { ShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { orderOfCart } from '#worker/backend/order/find-orders.ts'
import type { StoredOrder } from '#worker/backend/order/stored-order.ts'
import { changeSession } from '#worker/backend/shopper/shopper.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'

/**
 * The order that a cart became, if it is this customer's. A second click may have registered the
 * same guest again; the session then joins the guest who ordered.
 */
export async function orderPlacedBefore(
  shop: ShopContext,
  token: string,
  cartId: string,
  context: ShopperContext,
): Promise<StoredOrder | null> {
  const order = await orderOfCart(shop.db, cartId)
  if (!order || order.customerId === context.customer?.id) return order
  if (!isSameGuest(order, context)) return null
  const settings = { customerId: order.customerId }
  await changeSession(shop.sessions, token, shop.at, { kind: 'choose', settings })
  return order
}

/**
 * Whether a guest entered exactly the data of the order's guest. The response then reveals nothing
 * new.
 */
function isSameGuest(order: StoredOrder, context: ShopperContext): boolean {
  const { customer, billingAddress, shippingAddress } = context
  if (!customer?.guest || !order.customer.guest || !billingAddress || !shippingAddress) return false
  return (
    customer.email === order.customer.email &&
    isSameAddress(billingAddress, order.billingAddress) &&
    isSameAddress(shippingAddress, order.shippingAddress)
  )
}

function isSameAddress(one: CustomerAddress, other: CustomerAddress): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ id: _id, createdAt: _at, ...address }: CustomerAddress): string {
  return JSON.stringify(Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
