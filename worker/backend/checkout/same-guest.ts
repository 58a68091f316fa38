import type { CustomerAddress } from '#worker/backend/customers/customer.ts'
import type { ShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import type { StoredOrder } from '#worker/backend/order/stored-order.ts'

/** Whether a guest named exactly what the guest of an order named; answering tells them nothing new. */
export function isSameGuest(order: StoredOrder, context: ShopperContext): boolean {
  const { customer, billingAddress, shippingAddress } = context
  if (!customer?.guest || !order.customer.guest || !billingAddress || !shippingAddress) return false
  return (
    customer.email === order.customer.email &&
    isSameAddress(billingAddress, order.billing_address) &&
    isSameAddress(shippingAddress, order.shipping_address)
  )
}

function isSameAddress(one: CustomerAddress, other: CustomerAddress): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ id: _id, createdAt: _at, ...address }: CustomerAddress): string {
  return JSON.stringify(Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
