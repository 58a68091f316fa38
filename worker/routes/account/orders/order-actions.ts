import type { Context } from 'hono'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { toItemsNotice, redirectToCart } from '#worker/routes/cart/respond-with-cart.ts'
import { flash } from '#worker/routes/forms/flash.ts'
import { isLoggedOut } from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { toLogin } from '../require-login.tsx'

/** Cancels an order and redirects to its page with the result. Repeating it changes nothing. */
export async function cancelOrder(
  c: Context<AppEnv>,
  order: Order,
  page: string,
): Promise<Response> {
  const { t } = c.var
  const cancelled = await shopperApi(c).order.cancel(order)
  if (!cancelled.ok) {
    const { error } = cancelled
    if (error.kind !== 'refused' || error.status >= 500) return storeApiFailed(c, error)
    if (isLoggedOut(error)) return toLogin(c, page)
    if (error.status === 404) return respondWithError(c, 404)
  }
  flash(
    c,
    [
      cancelled.ok
        ? { tone: 'ok', text: t('accountOrders.cancelled') }
        : { tone: 'bad', text: t('accountOrders.notCancellable') },
    ],
    null,
  )
  return c.redirect(`${page}#content`, 303)
}

/** Adds the products of an order to the cart again, and names products that are unavailable. */
export async function reorder(c: Context<AppEnv>, order: Order, page: string): Promise<Response> {
  const { t } = c.var
  const goods = order.lineItems.filter(({ type }) => (type ?? 'product') === 'product')
  const items = goods.map(({ identifier: id, quantity, payload: { ripstop_cuts: cuts } }) => ({
    id,
    quantity,
    ...(cuts.length > 1 && { payload: { ripstop_cuts: cuts } }),
  }))
  const added = await shopperApi(c, { holdNotices: true }).cart.add(items)
  if (!added.ok) {
    const refusal = toItemsNotice(c, added.error)
    if (!refusal) return storeApiFailed(c, added.error)
    flash(c, [refusal], null)
    return c.redirect(`${page}#content`, 303)
  }

  const { data } = added.value
  const gone = goods.filter(({ identifier }) => !data.lineItems.some(({ id }) => id === identifier))
  const names = [...new Set(gone.map(({ label }) => label))].join(', ')
  const missing: PageNotice[] = names
    ? [{ tone: 'warn', text: t('accountOrders.unavailable', { names }) }]
    : []
  const done: PageNotice[] =
    gone.length < goods.length ? [{ tone: 'ok', text: t('accountOrders.reordered') }] : []
  return redirectToCart(c, added.value, [...missing, ...done])
}
