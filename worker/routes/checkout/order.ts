import {
  byOrderTextName,
  labelledOrderTexts,
  orderTextsIn,
} from '#shared/domain/order/order-texts.ts'
import type { Context } from 'hono'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { checkCheckout, type OrderFields } from '#shared/schemas/forms/checkout.ts'
import { checkCustomerOrder } from '#shared/schemas/forms/customer-checkout.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { TOO_MANY_UNPAID, type Order } from '#shared/schemas/store-api/order.ts'
import { routes, urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import type { NewOrder } from '#worker/store-api/shopping/checkout-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { guestOf } from '../forms/guest.ts'
import { postFields } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { wantsJson } from '../forms/wants-json.ts'
import { storefrontUrl } from '../forms/storefront-url.ts'
import { grantOrderPass } from '../forms/order-pass.ts'
import { respondWithLocation } from './respond-with-checkout.tsx'
import { choiceOf } from './checkout-choices.ts'
import { loadBuyer, type Buyer } from './load-buyer.ts'
import { payWithCard } from './pay-with-card.ts'
import { redeem, readPromotionCode } from './redeem.ts'
import {
  rerenderWithErrors,
  showOtherBuyer,
  rerenderGuest,
  showSummary,
} from './rerender-checkout.ts'
import { checkDeliveryCountry } from './check-delivery-country.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/**
 * Places an order with the form's values: validate, register the buyer, apply the choices, place.
 * Repeated posts place only one order.
 */
export const checkoutOrder = postFields(routes.action('checkoutOrder'), async (c, fields) => {
  const { shopper } = c.var

  const buyer = await loadBuyer(c)
  if (!buyer.ok) return storeApiFailed(c, buyer.error)
  const { hasAccount } = buyer.value
  if ((fieldText(fields, 'buyer') === 'customer') !== hasAccount)
    return showOtherBuyer(c, buyer.value, fields)
  const lost = await placedBefore(c, buyer.value)
  if (lost) return respondWithPlacedOrder(c, lost, fields)
  // A shopper who entered a code expects a total that the button did not show.
  const code = readPromotionCode(fields)
  if (code !== '') {
    const { token, notices } = await redeem(c, shopper.token, code)
    return showSummary(c, token, fields, notices[0]?.text)
  }
  return hasAccount ? orderAsCustomer(c, buyer.value, fields) : orderAsGuest(c, buyer.value, fields)
})

async function orderAsCustomer(c: Context<AppEnv>, buyer: Buyer, fields: Fields) {
  const checked = checkCustomerOrder(fields, buyer.rules)
  if (!checked.ok) return rerenderWithErrors(c, fields, checked.error)
  const placed = await place(c, buyer, checked.value, fields, c.var.shopper.token)
  return placed.ok ? respondWithPlacedOrder(c, placed.value, fields) : placed.error
}

async function orderAsGuest(c: Context<AppEnv>, buyer: Buyer, fields: Fields) {
  const { shopper } = c.var
  const checked = checkCheckout(fields, buyer.rules)
  const blocked = await checkDeliveryCountry(c, fields, buyer.countries)
  if (!checked.ok)
    return rerenderWithErrors(
      c,
      fields,
      { ...checked.error, ...blocked?.fieldErrors },
      blocked?.notices,
    )
  if (blocked) return rerenderWithErrors(c, fields, blocked.fieldErrors, blocked.notices)
  const order = checked.value
  // A second click finds no cart. Registering the same guest again finds the same order.
  const guest = guestOf(order, storefrontUrl(c, buyer.context))
  const registered = await shopperApi(c).checkout.registerGuest(guest)
  if (!registered.ok) return rerenderGuest(c, registered.error, fields)
  const token = registered.value.token ?? shopper.token
  rememberShopper(c, { token })
  // A confirmed guest is in the session already.
  if (registered.value.data.doubleOptInRegistration && !buyer.context.customer) {
    const text = c.var.t('checkoutPage.guestMailed', { email: order.email })
    return rerenderWithErrors(c, fields, {}, [{ tone: 'info', text }])
  }

  const placed = await place(c, buyer, order, fields, token)
  if (!placed.ok) return placed.error
  const { id: orderId, deepLinkCode } = placed.value
  const { email, billingAddress } = order
  if (deepLinkCode)
    await grantOrderPass(c, { orderId, deepLinkCode, email, zipcode: billingAddress.zipcode })
  return respondWithPlacedOrder(c, placed.value, fields)
}

/** Within this time a repeated form belongs to the order that was just placed. */
const SAME_FORM_MS = 15 * MINUTE_MS

/**
 * The order whose response was lost. The cart is empty, and this session has just ordered. Our own
 * backend finds each order by its cart.
 */
async function placedBefore(
  c: Context<AppEnv>,
  { context, isCartEmpty, hasOwnFields }: Buyer,
): Promise<Order | null> {
  if (!isCartEmpty || hasOwnFields || !context.customer) return null
  const newest = await shopperApi(c).order.list({ limit: 1, page: 1 })
  const order = newest.ok ? newest.value.data.orders.elements[0] : undefined
  if (!order || Date.now() - Date.parse(order.orderDateTime) > SAME_FORM_MS) return null
  const { id: orderId, deepLinkCode, orderCustomer, billingAddress } = order
  if (context.customer.guest && deepLinkCode && orderCustomer && billingAddress) {
    const zipcode = billingAddress.zipcode ?? ''
    await grantOrderPass(c, { orderId, deepLinkCode, email: orderCustomer.email, zipcode })
  }
  rememberShopper(c, { view: { cartCount: 0 } })
  return order
}

/** Applies the form's choices to the session and places the order. */
async function place(
  c: Context<AppEnv>,
  buyer: Buyer,
  { cartId, hash, ...notices }: OrderFields,
  fields: Fields,
  token: string | null,
): Promise<Result<Order, Response>> {
  const { countryId: _address, ...choice } = choiceOf(fields)
  const chosen = await shopperApi(c, { token }).context.change(choice)
  if (!chosen.ok) {
    const isUnknown = chosen.error.kind === 'refused' && chosen.error.status === 400
    return fail(await (isUnknown ? showSummary(c, token, fields) : storeApiFailed(c, chosen.error)))
  }
  const now = chosen.value.token ?? token
  rememberShopper(c, { token: now })
  const order = { cartId, hash, ...noticesOf(c, buyer, notices) }
  const result = await shopperApi(c, { token: now }).checkout.placeOrder(order)
  if (!result.ok) return fail(await notPlaced(c, result.error, now, fields))
  rememberShopper(c, { token: result.value.token ?? now, view: { cartCount: 0 } })
  return ok(result.value.data)
}

type BuyerComments = Omit<OrderFields, 'cartId' | 'hash'>

/**
 * The buyer's comment and texts. A Shopware has no fields for the texts, so the comment includes
 * them.
 */
function noticesOf(
  c: Context<AppEnv>,
  { hasOwnFields }: Buyer,
  { customerComment, ...fields }: BuyerComments,
): Pick<NewOrder, 'customerComment' | 'customFields'> {
  const texts = orderTextsIn(fields)
  const labelled = labelledOrderTexts(texts, (key) => c.var.t(`order.text_${key}`))
  const lines = hasOwnFields ? [] : labelled.map((row) => row.join(': '))
  const comment = [...lines, customerComment].filter(Boolean).join('\n')
  return {
    ...(comment && { customerComment: comment }),
    ...(hasOwnFields && { customFields: byOrderTextName((key) => texts[key] ?? '') }),
  }
}

/**
 * Responds to a placed order with its page, or with the address where the card payment continues.
 */
async function respondWithPlacedOrder(
  c: Context<AppEnv>,
  order: Order,
  fields: Fields,
): Promise<Response> {
  // Only scripts have a token, and only scripts may leave for another origin after a form.
  const token = wantsJson(c) ? fieldText(fields, 'cardToken') : ''
  const paid = token ? await payWithCard(c, order, token) : null
  return respondWithLocation(c, paid ?? `${urls.success(c.var.locale, order.id)}#content`)
}

/** Shows a cart that changed or cannot be ordered, with its notices. */
function notPlaced(
  c: Context<AppEnv>,
  failure: StoreApiFailure,
  token: string | null,
  fields: Fields,
) {
  const codes = failure.kind === 'refused' ? failure.errors.map(({ code }) => code) : []
  if (codes.includes(TOO_MANY_UNPAID))
    return showSummary(c, token, fields, c.var.t('checkoutPage.tooManyUnpaid'))
  return codes.some((code) => CART.test(code))
    ? showSummary(c, token, fields)
    : storeApiFailed(c, failure)
}

const CART = /^CHECKOUT__CART_(HASH_MISMATCH|INVALID|EMPTY)$/
