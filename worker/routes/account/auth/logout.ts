import type { Context } from 'hono'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { EMPTY_VIEW } from '#worker/runtime/view-cookie.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { flash } from '#worker/routes/forms/flash.ts'
import { isLoggedOut } from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { clearOrderPass } from '#worker/routes/forms/order-pass.ts'
import { clearWishlistSync } from '#worker/routes/wishlist/wishlist-sync-cookie.ts'

/** Logs out here or everywhere. A visitor without a session gets the same response. */
export const logout = factory
  .createApp()
  .on('POST', routes.action('logout'), (c) => logOut(c, 'logout', 'account.loggedOut'))
  .on('POST', routes.action('logoutEverywhere'), (c) =>
    logOut(c, 'logoutEverywhere', 'account.loggedOutEverywhere'),
  )

async function logOut(
  c: Context<AppEnv>,
  call: 'logout' | 'logoutEverywhere',
  sentence: 'account.loggedOut' | 'account.loggedOutEverywhere',
): Promise<Response> {
  const { locale, t } = c.var
  const left = await shopperApi(c).account[call]()
  if (!left.ok && !isLoggedOut(left.error)) return storeApiFailed(c, left.error)
  const token = left.ok ? left.value.token : null
  rememberShopper(c, { token, view: EMPTY_VIEW })
  clearWishlistSync(c)
  clearOrderPass(c)
  flash(c, [{ tone: 'ok', text: t(sentence) }], null)
  return c.redirect(urls.page(locale, 'login'), 303)
}
