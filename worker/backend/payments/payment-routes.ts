import { type Context, Hono } from 'hono'
import { isTransfer, paymentRefusal } from '#shared/domain/order/payment.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { malformedId, NOT_LOGGED_IN } from '#worker/backend/http/refusals.ts'
import { isBelowDomain } from '#worker/backend/channel/domains.ts'
import { paymentMethods } from '#worker/backend/channel/payment-methods.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import {
  type Refusal,
  storeApiError,
  type Violation,
  violationErrors,
} from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { offeredKinds } from '#worker/backend/payment-providers/providers.ts'
import { openAttempt, startPayment } from '#worker/backend/payments/start-payment.ts'
import { sessionsOf, type ShopContext, shopOf } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { cancelUnpaid } from '../order/cancel-order.ts'
import {
  ALREADY_PAID,
  BLANK_ORDER_ID,
  entityNotFound,
  methodUnknown,
  ORDER_ID_INVALID,
  ORDER_NOT_NAMED,
  orderIdInvalid,
  orderNotFound,
  startRefusal,
} from './payment-refusals.ts'
import { ownOrder } from '../order/order-access.ts'
import { stateStruct } from '../order/state-struct.ts'
import type { StoredOrder } from '../order/stored-order.ts'
import { hasTooManyUnpaid } from '../order/unpaid-orders.ts'

type C = Context<BackendEnv>
type Claimed = Readonly<{ order: StoredOrder; shop: ShopContext }>

const Claim = z.object({ orderId: z.string().min(1), deepLinkCode: z.string().nullish() })

/** The refusals of a route for a missing order and for another customer's order. */
type Refusals = Readonly<{
  unnamed: Readonly<{ refusal: Refusal }> | Readonly<{ violation: Violation }>
  unknown: (orderId: string) => Refusal
}>
const PaymentReturnUrls = z.object({ finishUrl: z.url().nullish(), errorUrl: z.url().nullish() })
/** Longer than any token. A longer text is cut, and then refused like an unknown token. */
const MAX_TOKEN_LENGTH = 128

/** Starts a payment, changes the payment method, and cancels an order. */
export const orderPaymentRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/handle-payment', (c) => handlePayment(c))
  .post('/order/payment', (c) => changePayment(c))
  .post('/order/state/cancel', async (c) => {
    const claimed = await claim(c, TO_CANCEL)
    if (!claimed.ok) return claimed.error
    const { order, shop } = claimed.value
    const cancelled = await cancelUnpaid(shop, order)
    if (!cancelled.ok && cancelled.error !== 'already-cancelled') {
      return storeApiError(c, cancelled.error === 'already-paid' ? ALREADY_PAID : NOT_CANCELLABLE)
    }
    return respond(c, stateStruct('order', 'cancelled', shop.locale))
  })

const NOT_CANCELLABLE = {
  status: 400,
  code: 'SYSTEM__ILLEGAL_STATE_TRANSITION',
  detail: 'A shipped order can not be cancelled.',
} as const

async function handlePayment(c: C): Promise<Response> {
  const claimed = await claim(c, TO_PAY)
  if (!claimed.ok) return claimed.error
  const { order, shop } = claimed.value
  const back = PaymentReturnUrls.safeParse(c.var.input)
  const { finishUrl, errorUrl } = back.data ?? {}
  const foreign = [finishUrl, errorUrl].some(
    (url) => typeof url === 'string' && !isBelowDomain(shop.vars, url),
  )
  if (!back.success || foreign) return violationErrors(c, [FOREIGN_URL])
  const home = shop.vars.SHOP_ORIGIN
  const way = { finishUrl: finishUrl ?? home, errorUrl: errorUrl ?? finishUrl ?? home }
  const { ripstopCardToken: token } = c.var.input
  const cardToken = typeof token === 'string' && token ? token.slice(0, MAX_TOKEN_LENGTH) : null
  const started = await startPayment(shop, order, way, cardToken)
  if (started.ok) return respond(c, { redirectUrl: started.value, apiAlias: 'array_struct' })
  if (!errorUrl) return storeApiError(c, startRefusal(started.error))
  const redirectUrl = new URL(errorUrl)
  redirectUrl.searchParams.set('error-code', startRefusal(started.error).code)
  return respond(c, { redirectUrl: redirectUrl.href, apiAlias: 'array_struct' })
}

const FOREIGN_URL = {
  pointer: '/finishUrl',
  name: 'NO_SUCH_CHOICE_ERROR',
  detail: 'finishUrl and errorUrl have to be below a domain of the sales channel.',
}

async function changePayment(c: C): Promise<Response> {
  const claimed = await claim(c, TO_CHANGE)
  if (!claimed.ok) return claimed.error
  const { order, shop } = claimed.value
  const { paymentMethodId } = c.var.input
  if (typeof paymentMethodId === 'string' && !isHexId(paymentMethodId)) {
    return storeApiError(c, malformedId(paymentMethodId))
  }
  const methods = paymentMethods(shop.locale, shop.vars, offeredKinds(shop))
  const method = methods.find(({ id }) => id === paymentMethodId)
  if (!method) return storeApiError(c, methodUnknown(paymentMethodId))
  const { guest, accountType } = order.customer
  const buyer = { account: guest ? 'guest' : 'registered', type: accountType } as const
  const shipping = order.delivery.key === 'pickup' ? 'pickup' : 'standard'
  if (paymentRefusal(method, { buyer, shipping }) !== null) {
    return storeApiError(c, startRefusal('unavailable'))
  }
  if (isTransfer(method.kind) && (await hasTooManyUnpaid(shop)))
    return storeApiError(c, startRefusal('unavailable'))
  const opened = await openAttempt(shop, order, method.kind)
  if (!opened.ok) return storeApiError(c, startRefusal(opened.error))
  sendSoon(c, shop.at)
  return respond(c, { success: true, apiAlias: 'array_struct' })
}

const TO_PAY: Refusals = {
  unnamed: { violation: BLANK_ORDER_ID },
  unknown: orderIdInvalid,
}
const TO_CHANGE: Refusals = { unnamed: { refusal: ORDER_NOT_NAMED }, unknown: entityNotFound }
const TO_CANCEL: Refusals = {
  unnamed: { refusal: ORDER_ID_INVALID },
  unknown: orderNotFound,
}

async function claim(c: C, { unnamed, unknown }: Refusals): Promise<Result<Claimed, Response>> {
  const named = Claim.safeParse(c.var.input)
  if (!named.success) {
    return fail(
      'violation' in unnamed
        ? violationErrors(c, [unnamed.violation])
        : storeApiError(c, unnamed.refusal),
    )
  }
  if (!isHexId(named.data.orderId)) return fail(storeApiError(c, malformedId(named.data.orderId)))
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const shop = shopOf(c)
  const { orderId, deepLinkCode = null } = named.data
  if (session.settings.customerId === null && deepLinkCode === null) {
    return fail(storeApiError(c, NOT_LOGGED_IN))
  }
  const order = await ownOrder(shop.db, session, { orderId, deepLinkCode }, shop.at)
  return order ? ok({ order, shop }) : fail(storeApiError(c, unknown(orderId)))
}
