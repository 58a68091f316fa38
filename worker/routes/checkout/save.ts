import { fieldText } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { rememberCount, rememberShopper } from '#worker/runtime/session.ts'
import { postFields } from '../forms/post-form.ts'
import { rememberSegment } from '../forms/remember-segment.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { wantsJson } from '../forms/wants-json.ts'
import { showEmptyCart } from './rerender-checkout.ts'
import { respondWithCheckout } from './respond-with-checkout.tsx'
import { choiceOf, readVatId } from './checkout-choices.ts'
import { checkDeliveryCountry } from './check-delivery-country.ts'
import { redeem, readPromotionCode } from './redeem.ts'
import { loadCheckout } from './load-checkout.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { withoutCode } from '../cart/code.ts'
import { flash } from '../forms/flash.ts'

/**
 * Recalculates the checkout for the current choices. It responds with the page and not with a
 * redirect, because only the form has the entered values. Posting it twice changes nothing.
 */
export const checkoutSave = postFields(routes.action('checkoutSave'), async (c, fields) => {
  const unwanted = fieldText(fields, 'removeCode').trim()
  if (unwanted !== '') return takeCodeOut(c, unwanted)
  const { shopper, t } = c.var
  const countries = await shopperApi(c).context.countries()
  if (!countries.ok) return storeApiFailed(c, countries.error)
  const blocked = await checkDeliveryCountry(c, fields, countries.value.data.elements)
  const choice = {
    ...choiceOf(fields),
    ...(blocked && { countryId: blocked.insteadId }),
    ...readVatId(fields),
  }
  const changed = await shopperApi(c).context.change(choice)
  const isUnknown = !changed.ok && changed.error.kind === 'refused' && changed.error.status === 400
  if (!changed.ok && !isUnknown) return storeApiFailed(c, changed.error)
  const before = (changed.ok ? changed.value.token : null) ?? shopper.token
  // An island recalculates after every choice, so an unfinished code is ignored.
  const isRequested = !wantsJson(c) || fieldText(fields, 'redeem') === '1'
  const code = isRequested ? readPromotionCode(fields) : ''
  const { token, notices } = code ? await redeem(c, before, code) : { token: before, notices: [] }

  const loaded = await loadCheckout(c, token)
  const { sums, context } = loaded
  if (sums.cart.count === 0) {
    rememberCount(c, 0)
    return showEmptyCart(c, sums.cart.remarks.length > 0)
  }
  rememberShopper(c, { token })
  await rememberSegment(c, context)
  const gone = isUnknown ? [{ tone: 'warn', text: t('checkoutPage.methodGone') } as const] : []
  return respondWithCheckout(c, loaded, {
    fields,
    fieldErrors: blocked?.fieldErrors ?? {},
    notices: [...(blocked?.notices ?? []), ...gone, ...notices],
  })
})

/** Removes a promotion code from the cart and redirects to the checkout. */
async function takeCodeOut(c: Context<AppEnv>, code: string): Promise<Response> {
  const { locale, t } = c.var
  const cart = await withoutCode(c, shopperApi(c, { holdNotices: true }).cart, code)
  if (!cart.ok) return storeApiFailed(c, cart.error)
  rememberShopper(c, { token: cart.value.token })
  flash(c, [{ tone: 'info', text: t('cartLines.codeRemoved', { code }) }], null)
  return c.redirect(urls.page(locale, 'checkout'), 303)
}
