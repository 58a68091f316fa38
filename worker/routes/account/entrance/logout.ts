import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { flash } from '#worker/routes/forms/flash.ts'
import { forgetHearts } from '#worker/routes/wishlist/hearts-cookie.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Logs out here, or everywhere. Somebody who is logged out already gets the same answer. */
export const logout = factory
  .createApp()
  .on('POST', routes.action('logout'), async (c) => {
    const { locale, t } = c.var
    const left = await shopperApi(c).account.logout()
    if (!left.ok && !isNobody(left.error)) return storeApiFailed(c, left.error)
    const token = left.ok ? left.value.token : null
    rememberShopper(c, { token, view: { cartCount: 0, segment: 'gross' } })
    forgetHearts(c)
    flash(c, [{ tone: 'ok', text: t('account.loggedOut') }], null)
    return c.redirect(urls.page(locale, 'login'), 303)
  })
  .on('POST', routes.action('logoutEverywhere'), async (c) => {
    const { locale, t } = c.var
    const left = await shopperApi(c).account.logoutEverywhere()
    if (!left.ok && !isNobody(left.error)) return storeApiFailed(c, left.error)
    const token = left.ok ? left.value.token : null
    rememberShopper(c, { token, view: { cartCount: 0, segment: 'gross' } })
    forgetHearts(c)
    flash(c, [{ tone: 'ok', text: t('account.loggedOutEverywhere') }], null)
    return c.redirect(urls.page(locale, 'login'), 303)
  })

function isNobody(failure: { readonly kind: string; readonly status?: number }): boolean {
  return failure.kind === 'refused' && failure.status === 403
}
