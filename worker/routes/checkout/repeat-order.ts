import type { Context } from 'hono'
import { routes, urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { ContextChoice } from '#worker/store-api/shopping/context-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { postFields } from '../forms/post-form.ts'
import { rememberSegment } from '../forms/remember-segment.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'

/**
 * Applies the choices of the customer's last order to the session and redirects to the one-step
 * checkout. If a choice is no longer possible, that page redirects to the whole checkout.
 */
export const repeatOrder = postFields(routes.action('checkoutAgain'), async (c) => {
  const api = shopperApi(c)
  const [orders, addresses] = await Promise.all([
    api.order.list({ limit: 1, page: 1 }),
    api.account.addresses(),
  ])
  if (!orders.ok) return notChosen(c, orders.error)
  if (!addresses.ok) return notChosen(c, addresses.error)
  const [last] = orders.value.data.orders.elements
  return last ? choose(c, choiceOfOrder(last, addresses.value.data.elements)) : toExpress(c)
})

async function choose(c: Context<AppEnv>, choice: ContextChoice): Promise<Response> {
  const changed = await shopperApi(c).context.change(choice)
  if (!changed.ok) return notChosen(c, changed.error)
  const token = changed.value.token ?? c.var.shopper.token
  rememberShopper(c, { token })
  const context = await shopperApi(c, { token }).context.read()
  if (context.ok) await rememberSegment(c, context.value.data)
  return toExpress(c)
}

/**
 * A customer who was logged out, or whose choices no longer exist, continues with the choices of
 * the session.
 */
function notChosen(c: Context<AppEnv>, failure: StoreApiFailure) {
  const isExpected = failure.kind === 'refused' && [400, 403].includes(failure.status)
  return isExpected ? toExpress(c) : storeApiFailed(c, failure)
}

function toExpress(c: Context<AppEnv>): Response {
  return c.redirect(urls.page(c.var.locale, 'express'), 303)
}

/** Fields that identify equal addresses. An order stores copies with new ids. */
const SAME = [
  'company',
  'firstName',
  'lastName',
  'street',
  'additionalAddressLine1',
  'additionalAddressLine2',
  'zipcode',
  'city',
  'countryId',
] as const satisfies (keyof Address)[]

/**
 * The choices of an order, to repeat them: shipping method, payment method, and its addresses that
 * the customer still has.
 */
function choiceOfOrder(order: Order, addresses: readonly Address[]): ContextChoice {
  const [delivery] = order.deliveries
  const idOf = (address: Address | null | undefined) =>
    address &&
    addresses.find((own) => SAME.every((part) => (own[part] || '') === (address[part] || '')))?.id
  const chosen = {
    shippingMethodId: delivery?.shippingMethod?.id,
    paymentMethodId: order.transactions.at(-1)?.paymentMethod?.id,
    shippingAddressId: idOf(delivery?.shippingOrderAddress),
    billingAddressId: idOf(order.billingAddress),
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, id]) => id))
}
