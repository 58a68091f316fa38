import { Hono, type Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { isPaymentChangeable } from '#shared/domain/order/payment-state.ts'
import { NOT_LOGGED_IN } from '#worker/backend/http/refusals.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { searchedList } from '#worker/backend/http/criteria/respond-with-list.ts'
import { criteriaError, readCriteria } from '#worker/backend/http/criteria/responses.ts'
import { pagedResult } from '#worker/backend/http/search-result.ts'
import { selectPaths } from '#worker/backend/http/criteria/select-paths.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { GUEST_ORDER_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import {
  attemptOf,
  countAttempt,
  forgiveAttempt,
  throttled,
} from '#worker/backend/rate-limit/throttle.ts'
import { sessionsOf, shopOf } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { orderByCode } from './order-access.ts'
import { parseOrderAssociations, selectAssociations } from './select-associations.ts'
import { deepLinkOf, ordersOfCustomer } from './order-search.ts'
import { orderStruct } from './order-struct.ts'
import { viewOf } from './order-view.ts'
import { currentPayment, type StoredOrder } from './stored-order.ts'

/** A customer's own orders, or a guest's order by its code (docs/store-api.md#guest-orders). */
export const orderReadRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/order', async (c) => {
  const criteria = readCriteria(c, 'order')
  if (!criteria.ok) return criteria.error
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const shop = shopOf(c)
  const today = berlinTime(shop.at).date
  const { fields } = criteria.value
  const requested = parseOrderAssociations(c.var.input.associations)
  // With a list of fields, the associations are derived from the fields.
  const selectRequested = (struct: unknown) =>
    fields === null ? selectAssociations(struct, requested) : selectPaths(struct, fields)
  const { customerId } = session.settings
  const { code, rest } = deepLinkOf(criteria.value)
  if (code !== null) {
    const attempt = attemptOf(c, GUEST_ORDER_LIMIT, code)
    const seconds = await countAttempt(shop.limiter, attempt, shop.at)
    if (seconds > 0)
      return storeApiError(c, throttled(seconds, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'))
    const requester = { input: c.var.input, customerId }
    const opened = await orderByCode(shop.db, code, requester, shop.at)
    if (!opened.ok) return storeApiError(c, opened.error)
    await forgiveAttempt(shop.limiter, attempt)
    const struct = orderStruct(opened.value, await viewOf(shop))
    const found = searchedList('order', [struct], rest, today)
    if (!found.ok) return criteriaError(c, found.error)
    const elements = found.value.elements.map(selectRequested)
    return respondWithOrders(c, { ...found.value, elements }, [opened.value])
  }
  if (customerId === null) return storeApiError(c, NOT_LOGGED_IN)
  const found = await ordersOfCustomer(shop.db, customerId, criteria.value, today)
  if (!found.ok) return criteriaError(c, found.error)
  const { orders, total, aggregations } = found.value
  const view = await viewOf(shop)
  const { page, limit, totalCount } = criteria.value
  const structs = orders.map((order) => selectRequested(orderStruct(order, view)))
  const paging = { found: total, page, limit, totalCount }
  return respondWithOrders(c, pagedResult('order', structs, paging, aggregations), orders)
})

function respondWithOrders(
  c: Context<BackendEnv>,
  found: object,
  orders: readonly StoredOrder[],
): Response {
  const changeable = orders.map((order) => [order.id, canPayAgain(order)])
  return respond(c, {
    orders: found,
    paymentChangeable: c.var.input.checkPromotion === true ? Object.fromEntries(changeable) : [],
    apiAlias: 'order-route-response-struct',
  })
}

function canPayAgain(order: StoredOrder): boolean {
  return order.state !== 'cancelled' && isPaymentChangeable(currentPayment(order).state)
}
