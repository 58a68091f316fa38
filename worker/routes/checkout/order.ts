import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { checkCheckout, type CheckoutOrder } from '#shared/schemas/forms/checkout.ts'
import { checkCustomerOrder } from '#shared/schemas/forms/customer-checkout.ts'
import type { Faults } from '#shared/schemas/forms/fault.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { TOO_MANY_UNPAID, type Order } from '#shared/schemas/store-api/order.ts'
import { ACTION_PATHS, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { refuse } from '#worker/rendering/refuse.tsx'
import { rememberShopper } from '#worker/runtime/session.ts'
import type { StoreApiFailure } from '#worker/store-api/transport.ts'
import { everyLocale } from '#worker/runtime/every-locale.ts'
import { flash } from '../forms/flash.ts'
import { readForm } from '../forms/read-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { storefrontUrl } from '../forms/storefront-url.ts'
import { wantsJson } from '../forms/wants-json.ts'
import { givePass } from '../order/order-pass.ts'
import { answerCheckout, answerLocation } from './answer.tsx'
import { checkoutRules } from './checkout-rules.ts'
import { choiceOf } from './choose.ts'
import { guestOf } from '../forms/guest.ts'
import { loadCheckout, type LoadedCheckout } from './load-checkout.ts'
import { redeem, typedCode } from './redeem.ts'
import { refusalFaults } from './refusal-faults.ts'

/** Orders what the form shows: check, name the buyer, choose, place. Once, however often sent. */
export const checkoutOrder = factory
  .createApp()
  .on('POST', everyLocale(ACTION_PATHS.checkoutOrder), async (c) => {
    const { shopper } = c.var
    const fields = await readForm(c)
    if (!fields.ok) return refuse(c, fields.error)

    const loaded = await loadCheckout(c, shopper.token)
    if (!loaded.ok) return storeApiFailed(c, loaded.error)
    const hasAccount = loaded.value.addresses !== null
    if ((fieldText(fields.value, 'buyer') === 'customer') !== hasAccount)
      return answerOtherBuyer(c, loaded.value, fields.value)
    // Whoever typed a code expects another total than the one that stands above the button.
    const code = typedCode(fields.value)
    if (code !== '') {
      const { token, remarks } = await redeem(c, shopper.token, code)
      return again(c, token, fields.value, remarks[0]?.text)
    }
    return hasAccount
      ? orderAsCustomer(c, loaded.value, fields.value)
      : orderAsGuest(c, loaded.value, fields.value)
  })

/**
 * Another tab logged in or out, or the session ended: an order must not go to another person than
 * the form shows. The form comes back with what was typed; an island loads it anew and fills it in
 * by itself.
 */
function answerOtherBuyer(c: Context<AppEnv>, loaded: LoadedCheckout, fields: Fields) {
  const { locale, t } = c.var
  const hasAccount = loaded.addresses !== null
  const text = t(hasAccount ? 'account.nowLoggedIn' : 'account.nowGuest')
  const remarks = [{ tone: 'warn', text }] as const
  const isEmpty = loaded.sums.cart.count === 0
  if (!isEmpty && !wantsJson(c)) return answerCheckout(c, loaded, { status: 409, fields, remarks })
  flash(c, remarks, null)
  const checkout = urls.page(locale, 'checkout')
  // A customer's cart is only there while they are logged in.
  return answerLocation(c, isEmpty && !hasAccount ? urls.login(locale, checkout) : checkout)
}

async function orderAsCustomer(c: Context<AppEnv>, loaded: LoadedCheckout, fields: Fields) {
  const checked = checkCustomerOrder(fields, checkoutRules(c, loaded))
  if (!checked.ok) return faulty(c, loaded, fields, checked.error)
  const placed = await place(c, checked.value, fields, c.var.shopper.token)
  return placed.ok ? answerPlaced(c, placed.value) : placed.error
}

async function orderAsGuest(c: Context<AppEnv>, loaded: LoadedCheckout, fields: Fields) {
  const { services, shopper, locale } = c.var
  const checked = checkCheckout(fields, checkoutRules(c, loaded))
  if (!checked.ok) return faulty(c, loaded, fields, checked.error)
  const order = checked.value
  // The cart of a second click is gone already: the same guest once more finds the same order.
  const guest = guestOf(order, storefrontUrl(c, loaded.context))
  const calling = { locale, token: shopper.token }
  const registered = await services.storeApi.checkout.registerGuest(calling, guest)
  if (!registered.ok) return refused(c, registered.error, fields)
  const token = registered.value.token ?? shopper.token
  rememberShopper(c, { token })

  const placed = await place(c, order, fields, token)
  if (!placed.ok) return placed.error
  const { id: orderId, deepLinkCode } = placed.value
  const { email, billingAddress } = order
  if (deepLinkCode)
    await givePass(c, { orderId, deepLinkCode, email, zipcode: billingAddress.zipcode })
  return answerPlaced(c, placed.value)
}

function faulty(c: Context<AppEnv>, loaded: LoadedCheckout, fields: Fields, faults: Faults) {
  if (loaded.sums.cart.count > 0) return answerCheckout(c, loaded, { status: 400, fields, faults })
  return answerEmpty(c, loaded)
}

/**
 * Nothing is left to order. The answer to an order may have been lost, and the order stands; not
 * where the cart itself has to tell why it is empty.
 */
function answerEmpty(c: Context<AppEnv>, { sums }: LoadedCheckout) {
  const { locale, t } = c.var
  if (sums.cart.remarks.length > 0) return answerLocation(c, urls.page(locale, 'cart'))
  flash(c, [{ tone: 'warn', text: t('checkoutPage.perhapsOrdered') }], null)
  return answerLocation(c, urls.page(locale, 'cart'))
}

/** Chooses what the form chose and places the order for whoever the session is. */
async function place(
  c: Context<AppEnv>,
  { cartId, hash, customerComment }: Pick<CheckoutOrder, 'cartId' | 'hash' | 'customerComment'>,
  fields: Fields,
  token: string | null,
): Promise<Result<Order, Response>> {
  const { context, checkout } = c.var.services.storeApi
  const calling = { locale: c.var.locale, token }
  const { countryId: _address, ...choice } = choiceOf(fields)
  const chosen = await context.change(calling, choice)
  if (!chosen.ok) {
    const isUnknown = chosen.error.kind === 'refused' && chosen.error.status === 400
    return fail(await (isUnknown ? again(c, token, fields) : storeApiFailed(c, chosen.error)))
  }
  const now = chosen.value.token ?? token
  rememberShopper(c, { token: now })
  const order = { cartId, hash, ...(customerComment && { customerComment }) }
  const result = await checkout.placeOrder({ ...calling, token: now }, order)
  if (!result.ok) return fail(await notPlaced(c, result.error, now, fields))
  rememberShopper(c, { token: result.value.token ?? now, view: { cartCount: 0 } })
  return ok(result.value.data)
}

/** The order stands, and this browser may see it. */
function answerPlaced(c: Context<AppEnv>, order: Order): Response {
  return answerLocation(c, `${urls.success(c.var.locale, order.id)}#content`)
}

/** A cart that changed, or that cannot be ordered as it is, is shown again with its remarks. */
function notPlaced(
  c: Context<AppEnv>,
  failure: StoreApiFailure,
  token: string | null,
  fields: Fields,
) {
  const codes = failure.kind === 'refused' ? failure.errors.map(({ code }) => code) : []
  if (codes.includes(TOO_MANY_UNPAID))
    return again(c, token, fields, c.var.t('checkoutPage.tooManyUnpaid'))
  return codes.some((code) => CART.test(code))
    ? again(c, token, fields)
    : storeApiFailed(c, failure)
}

const CART = /^CHECKOUT__CART_(HASH_MISMATCH|INVALID|EMPTY)$/

/** The new summary with all that was typed, to be read and ordered again. */
async function again(c: Context<AppEnv>, token: string | null, fields: Fields, reason?: string) {
  const { t } = c.var
  const loaded = await loadCheckout(c, token)
  if (!loaded.ok) return storeApiFailed(c, loaded.error)
  const { cart } = loaded.value.sums
  if (cart.count === 0) return answerEmpty(c, loaded.value)
  const changed = cart.isOrderable ? 'checkoutPage.summaryChanged' : 'checkoutPage.notOrderable'
  const text = reason ?? t(changed)
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
