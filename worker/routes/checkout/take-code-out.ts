import type { Context } from 'hono'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { withoutCode } from '../cart/without-code.ts'
import { flash } from '../forms/flash.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'

/** Takes a promotion code out of the cart and comes back to the checkout. */
export async function takeCodeOut(c: Context<AppEnv>, code: string): Promise<Response> {
  const { locale, t } = c.var
  const cart = await withoutCode(c, shopperApi(c, { holdNotices: true }).cart, code)
  if (!cart.ok) return storeApiFailed(c, cart.error)
  rememberShopper(c, { token: cart.value.token })
  flash(c, [{ tone: 'info', text: t('cartLines.codeRemoved', { code }) }], null)
  return c.redirect(urls.page(locale, 'checkout'), 303)
}
