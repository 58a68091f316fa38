import type { Context } from 'hono'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { hasSessionCookie, rememberCount } from '#worker/runtime/session.ts'
import { respondWithExpiredForm } from '../forms/expired-form.tsx'
import { flash } from '../forms/flash.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { wantsJson } from '../forms/wants-json.ts'
import { respondWithCheckout, respondWithLocation, type Shown } from './respond-with-checkout.tsx'
import type { Buyer } from './load-buyer.ts'
import { loadCheckout, type LoadedCheckout } from './load-checkout.ts'
import { guestFieldErrors } from '../forms/guest.ts'

/**
 * Another tab logged in or out, or the session ended. An order must not go to a person that the
 * form does not show. The response shows the form with the entered values. An island reloads the
 * page and fills it in.
 */
export async function showOtherBuyer(
  c: Context<AppEnv>,
  { hasAccount, isCartEmpty }: Buyer,
  fields: Fields,
): Promise<Response> {
  const { locale, shopper, t } = c.var
  // A customer's cart is only available while they are logged in.
  if (isCartEmpty && !hasAccount) {
    const preserved = await respondWithExpiredForm(c, {
      title: t('errors.titleExpired'),
      text: t('accountForms.expired'),
      link: { href: urls.page(locale, 'login'), text: t('accountForms.expiredLink') },
      action: urls.action(locale, 'checkoutSave'),
    })
    if (preserved) return preserved
  }
  const text = t(hasAccount ? 'account.nowLoggedIn' : 'account.nowGuest')
  const notices = [{ tone: 'warn', text }] as const
  if (!isCartEmpty && !wantsJson(c))
    return showCheckout(c, shopper.token, () => ({ status: 409, fields, notices }))
  flash(c, notices, null)
  const checkout = urls.page(locale, 'checkout')
  return respondWithLocation(
    c,
    isCartEmpty && !hasAccount ? urls.login(locale, checkout) : checkout,
  )
}

export function rerenderWithErrors(
  c: Context<AppEnv>,
  fields: Fields,
  fieldErrors: FieldErrors,
  notices: readonly PageNotice[] = [],
): Promise<Response> {
  return showCheckout(c, c.var.shopper.token, () => ({ status: 400, fields, fieldErrors, notices }))
}

/** The new summary with all entered values, to check and order again. */
export function showSummary(
  c: Context<AppEnv>,
  token: string | null,
  fields: Fields,
  reason?: string,
): Promise<Response> {
  return showCheckout(c, token, ({ sums }) => {
    const changed = sums.cart.isOrderable
      ? 'checkoutPage.summaryChanged'
      : 'checkoutPage.notOrderable'
    const text = reason ?? c.var.t(changed)
    return { status: 409, fields, notices: [{ tone: 'warn', text }] }
  })
}

/** The backend refused the guest. Its reasons become errors of our fields. */
export function rerenderGuest(
  c: Context<AppEnv>,
  failure: StoreApiFailure,
  fields: Fields,
): Promise<Response> {
  if (failure.kind !== 'refused' || failure.status !== 400) return storeApiFailed(c, failure)
  const fieldErrors = guestFieldErrors(failure.errors)
  const notices = [{ tone: 'bad', text: c.var.t('checkoutPage.addressRefused') } as const]
  return showCheckout(c, c.var.shopper.token, () => ({ status: 400, fields, fieldErrors, notices }))
}

/**
 * The current checkout. With an empty cart, the response to an order may have been lost. Then it
 * shows the order, unless the cart must explain why it is empty.
 */
async function showCheckout(
  c: Context<AppEnv>,
  token: string | null,
  shown: (loaded: LoadedCheckout) => Shown,
): Promise<Response> {
  const loaded = await loadCheckout(c, token)
  const { count, remarks: notices } = loaded.sums.cart
  if (count > 0) return respondWithCheckout(c, loaded, shown(loaded))
  rememberCount(c, count)
  return showEmptyCart(c, notices.length > 0)
}

/**
 * Responds to a form whose cart is empty. Notices of the cart explain themselves there. Otherwise the
 * session has ended or the order was placed before, and the entered values stay, here or in the
 * island's draft.
 */
export async function showEmptyCart(c: Context<AppEnv>, isExplained: boolean): Promise<Response> {
  const { locale, t } = c.var
  const isExpired = !hasSessionCookie(c)
  const text = t(isExpired ? 'checkoutPage.sessionEnded' : 'checkoutPage.perhapsOrdered')
  if (isExplained) return respondWithLocation(c, urls.page(locale, 'cart'))
  const preserved = await respondWithExpiredForm(c, {
    title: t(isExpired ? 'errors.titleExpired' : 'cart.emptyTitle'),
    text,
    link: { href: urls.page(locale, 'home'), text: t('checkoutPage.toShop') },
    action: urls.action(locale, 'checkoutSave'),
  })
  if (preserved) return preserved
  flash(c, [{ tone: 'warn', text }], null)
  return respondWithLocation(c, urls.page(locale, 'cart'))
}
