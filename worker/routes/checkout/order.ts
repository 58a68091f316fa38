import type { Context } from 'hono'
import { checkCheckout, type CheckoutOrder } from '#shared/schemas/forms/checkout.ts'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { ACTION_PATHS, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/context.ts'
import { refuse } from '#worker/middleware/errors.tsx'
import { rememberShopper } from '#worker/middleware/session.ts'
import type { StoreApiFailure } from '#worker/store-api/transport.ts'
import { everyLocale } from '../every-locale.ts'
import { readForm } from '../forms/read-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { givePass } from '../order/order-pass.ts'
import { answerCheckout, answerLocation } from './answer.tsx'
import { checkoutRules } from './checkout-rules.ts'
import { choiceOf } from './choose.ts'
import { guestOf } from './guest.ts'
import { loadCheckout } from './load-checkout.ts'
import { refusalFaults } from './refusal-faults.ts'

/** Orders what the form shows: check, register the guest, choose, place. Once, however often sent. */
export const checkoutOrder = factory
  .createApp()
  .on('POST', everyLocale(ACTION_PATHS.checkoutOrder), async (c) => {
    const { services, shopper, locale } = c.var
    const { context, checkout } = services.storeApi
    const fields = await readForm(c)
    if (!fields.ok) return refuse(c, fields.error)

    const loaded = await loadCheckout(c, shopper.token)
    if (!loaded.ok) return storeApiFailed(c, loaded.error)
    const checked = checkCheckout(fields.value, checkoutRules(c, loaded.value))
    if (!checked.ok) {
      if (loaded.value.sums.cart.count === 0) {
        return answerLocation(c, urls.page(locale, 'cart'))
      }
      return answerCheckout(c, loaded.value, {
        status: 400,
        fields: fields.value,
        faults: checked.error,
      })
    }
    const order = checked.value
    // The cart of a second click is gone already: the same guest once more finds the same order.
    const guest = guestOf(order, c.var.vars.SHOP_ORIGIN)
    const registered = await checkout.registerGuest({ locale, token: shopper.token }, guest)
    if (!registered.ok) return refused(c, registered.error, fields.value)
    const token = registered.value.token ?? shopper.token
    rememberShopper(c, { token })

    const { countryId: _address, ...methods } = choiceOf(fields.value)
    const chosen = await context.change({ locale, token }, methods)
    if (!chosen.ok) return again(c, token, fields.value)
    const result = await checkout.placeOrder({ locale, token }, orderOf(order))
    if (!result.ok) return notPlaced(c, result.error, token, fields.value)
    return placed(c, order, result.value.data, result.value.token ?? token)
  })

function orderOf({ cartId, hash, customerComment }: CheckoutOrder) {
  return { cartId, hash, ...(customerComment && { customerComment }) }
}

/** The order stands, and this browser may see it. */
async function placed(
  c: Context<AppEnv>,
  form: CheckoutOrder,
  order: Order,
  token: string | null,
): Promise<Response> {
  rememberShopper(c, { token, view: { cartCount: 0 } })
  if (order.deepLinkCode) {
    await givePass(c, {
      orderId: order.id,
      deepLinkCode: order.deepLinkCode,
      email: form.email,
      zipcode: form.billingAddress.zipcode,
    })
  }
  return answerLocation(c, `${urls.success(c.var.locale, order.id)}#content`)
}

/** A cart that changed, or that cannot be ordered as it is, is shown again with its remarks. */
function notPlaced(
  c: Context<AppEnv>,
  failure: StoreApiFailure,
  token: string | null,
  fields: Fields,
) {
  const ours = failure.kind === 'refused' && failure.errors.some(({ code }) => CART.test(code))
  return ours ? again(c, token, fields) : storeApiFailed(c, failure)
}

const CART = /^CHECKOUT__CART_(HASH_MISMATCH|INVALID|EMPTY)$/

/** The new summary with all that was typed, to be read and ordered again. */
async function again(c: Context<AppEnv>, token: string | null, fields: Fields) {
  const { locale, t } = c.var
  const loaded = await loadCheckout(c, token)
  if (!loaded.ok) return storeApiFailed(c, loaded.error)
  const { cart } = loaded.value.sums
  if (cart.count === 0) return answerLocation(c, urls.page(locale, 'cart'))
  const text = cart.isOrderable ? t('checkoutPage.summaryChanged') : t('checkoutPage.notOrderable')
  return answerCheckout(c, loaded.value, { status: 409, fields, remarks: [{ tone: 'warn', text }] })
}

/** The backend would not take the guest: its reasons stand at our fields. */
async function refused(c: Context<AppEnv>, failure: StoreApiFailure, fields: Fields) {
  if (failure.kind !== 'refused' || failure.status !== 400) return storeApiFailed(c, failure)
  const loaded = await loadCheckout(c, c.var.shopper.token)
  if (!loaded.ok) return storeApiFailed(c, loaded.error)
  const faults = refusalFaults(failure.errors)
  const remarks = [{ tone: 'bad', text: c.var.t('checkoutPage.addressRefused') } as const]
  return answerCheckout(c, loaded.value, { status: 400, fields, faults, remarks })
}
