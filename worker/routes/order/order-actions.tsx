import type { Context } from 'hono'
import { routes, urls } from '#shared/urls.ts'
import { CancelOrderSheet } from '#worker/pages/order/order-actions.tsx'
import { isCancellable } from '#worker/pages/order/order-progress.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { cancelOrder, reorder } from '../account/orders/order-actions.ts'
import { requireOk } from '../forms/store-api-failed.ts'
import { loadOrder, type OwnOrder } from './load-order.ts'

const CANCEL = routes.at('orderCancel')

/** Cancellation and reordering for everyone who may see an order, such as a guest. */
export const orderActions = factory
  .createApp()
  .on('GET', CANCEL, async (c) => {
    const own = await ownOrder(c)
    if (!own) return respondWithError(c, 404)
    const { locale, t } = c.var
    const { id, orderNumber: number } = own.order
    if (!canCancel(c, own)) return c.redirect(urls.success(locale, id), 303)
    return renderPage(c, <CancelOrderSheet order={own.order} />, {
      title: t('accountOrders.cancelTitle', { number }),
      layout: 'checkout',
      robots: 'noindex',
      personal: true,
    })
  })
  .on('POST', CANCEL, async (c) => {
    const own = await ownOrder(c)
    if (!own) return respondWithError(c, 404)
    return cancelOrder(c, own.order, urls.success(c.var.locale, own.order.id))
  })
  .on('POST', routes.at('orderReorder'), async (c) => {
    const own = await ownOrder(c)
    if (!own) return respondWithError(c, 404)
    return reorder(c, own.order, urls.success(c.var.locale, own.order.id))
  })

const ownOrder = async (c: Context<AppEnv>) =>
  requireOk(c, await loadOrder(c, c.req.param('id') ?? ''))

/** A Shopware cancels only for a session, not for a guest with the link of the mail. */
export function canCancel(c: Context<AppEnv>, { order, pass }: OwnOrder): boolean {
  return isCancellable(order) && !(pass && c.var.vars.STORE_API_URL)
}
