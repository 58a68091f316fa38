import { Hono, type Context } from 'hono'
import { isPaymentChangeable } from '#shared/domain/payment-state.ts'
import { NOT_LOGGED_IN } from '#worker/backend/account/refusals.ts'
import { answer } from '#worker/backend/http/answer.ts'
import { criteriaError } from '#worker/backend/http/criteria/answers.ts'
import { parseCriteria, type Criteria } from '#worker/backend/http/criteria/criteria.ts'
import { pagedResult } from '#worker/backend/http/criteria/paged-result.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { GUEST_ORDER_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import {
  attemptOf,
  countAttempt,
  forgiveAttempt,
  throttled,
} from '#worker/backend/rate-limit/throttle.ts'
import { sessionsOf, shopInLanguageOf, type Shop } from '#worker/backend/shopper/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { ordersOfCustomer } from './find-orders.ts'
import { orderOfGuest } from './guest-access.ts'
import { orderSearch } from './order-search.ts'
import { orderStruct } from './order-struct.ts'
import { viewOf } from './order-view.ts'
import { currentPayment, type StoredOrder } from './stored-order.ts'

/** A customer's own orders, or one of a guest who knows its code (contract 1 and 5). */
export const orderReading = new Hono<BackendEnv>().post('/order', async (c) => {
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const search = orderSearch(criteria.value)
  if (!search.ok) return criteriaError(c, search.error)
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const shop = shopInLanguageOf(c, session)
  const { deepLinkCode } = search.value
  if (deepLinkCode !== null) {
    const attempt = attemptOf(c, GUEST_ORDER_LIMIT, deepLinkCode)
    const seconds = await countAttempt(shop.limiter, attempt, shop.at)
    if (seconds > 0)
      return storeApiError(c, throttled(seconds, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'))
    const found = await orderOfGuest(shop.db, deepLinkCode, c.var.input, shop.at)
    if (!found.ok) return storeApiError(c, found.error)
    await forgiveAttempt(shop.limiter, attempt)
    return answerOrders(c, shop, criteria.value, [found.value], 1)
  }
  const { customerId } = session.settings
  if (customerId === null) return storeApiError(c, NOT_LOGGED_IN)
  const page = await ordersOfCustomer(shop.db, customerId, search.value, criteria.value)
  return answerOrders(c, shop, criteria.value, page.orders, page.total)
})

async function answerOrders(
  c: Context<BackendEnv>,
  shop: Shop,
  { page, limit, totalCount }: Criteria,
  orders: readonly StoredOrder[],
  found: number,
): Promise<Response> {
  const view = await viewOf(shop)
  const structs = orders.map((order) => orderStruct(order, view))
  const changeable = orders.map((order) => [order.id, canPayAgain(order)])
  return answer(c, {
    orders: pagedResult('order', structs, { found, page, limit, totalCount }),
    paymentChangeable: c.var.input.checkPromotion === true ? Object.fromEntries(changeable) : [],
    apiAlias: 'order_route_response',
  })
}

function canPayAgain(order: StoredOrder): boolean {
  return order.state !== 'cancelled' && isPaymentChangeable(currentPayment(order).state)
}
