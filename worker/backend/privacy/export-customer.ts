import type { SignedIn } from '../current-shopper/require-customer.ts'
import { addressIn, wholeCustomer } from '../customers/customer-struct.ts'
import { allOrdersOf } from '#worker/backend/order/find-orders.ts'
import { orderStruct } from '#worker/backend/order/order-struct.ts'
import { openSessions } from '#worker/backend/shopper/customer-sessions.ts'
import { dataOfAddress, dataOfCustomer, sessionStruct } from './stored-data.ts'

/**
 * The stored data of a customer in structs of the Store API, for the rights of access and
 * portability (GDPR, articles 15 and 20). The password's hash is left out.
 */
export async function exportCustomer(
  { shop, session, context, customer }: SignedIn,
  token: string,
) {
  const { db, sessions, at, locale, vars } = shop
  const [orders, ofCustomer, ofAddress, open] = await Promise.all([
    allOrdersOf(db, customer.id),
    dataOfCustomer(db, customer.id, locale),
    dataOfAddress(db, customer.email),
    openSessions(sessions, token, at),
  ])
  const { shippingMethods } = context
  const view = { locale, places: context, shippingMethods, vars, at }
  return {
    exportedAt: at.toISOString(),
    customer: wholeCustomer(customer, context),
    addresses: customer.addresses.map((address) => addressIn(address, customer, context)),
    orders: orders.map((order) => orderStruct(order, view)),
    cart: session.contents,
    sessions: open.map(sessionStruct),
    ...ofCustomer,
    ...ofAddress,
    apiAlias: 'customer_export',
  }
}
