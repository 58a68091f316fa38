import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import {
  CancelOrderPage,
  AccountOrderPage,
  OrderPrintPage,
} from '#worker/pages/account/order-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { takeFlash } from '#worker/routes/forms/flash.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { requireLogin } from '../require-login.tsx'
import { cancelOrder, reorder } from './order-actions.ts'
import { renderAccount } from '../render-account.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { isCancellable } from '#worker/pages/order/order-progress.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const ONE = routes.at('accountOrder')
const CANCEL = routes.at('accountOrderCancel')

/** One order of the customer: its page, printing, cancellation and reordering. */
export const order = factory
  .createApp()
  .on('GET', ONE, async (c) => {
    const { t } = c.var
    const found = await ownOrder(c)
    if (!found.ok) return found.error
    const title = t('order.title', { number: found.value.orderNumber })
    if (c.req.query('view') === 'print') {
      const sheet = { title, layout: 'checkout', robots: 'noindex', personal: true } as const
      return renderPage(c, <OrderPrintPage order={found.value} />, sheet)
    }
    return renderAccount(
      c,
      <AccountOrderPage
        order={found.value}
        shop={c.var.vars}
        isCancellable={isCancellable(found.value)}
        notices={takeFlash(c).notices}
      />,
      { title, paths: pathsFor((each) => urls.accountOrder(each, found.value.id)) },
    )
  })
  .on('GET', CANCEL, async (c) => {
    const found = await ownOrder(c)
    if (!found.ok) return found.error
    const { id, orderNumber: number } = found.value
    if (!isCancellable(found.value)) return c.redirect(urls.accountOrder(c.var.locale, id), 303)
    const title = c.var.t('accountOrders.cancelTitle', { number })
    return renderAccount(c, <CancelOrderPage order={found.value} />, {
      title,
      paths: pathsFor((each) => urls.accountOrder(each, id, 'cancel')),
    })
  })
  .on('POST', CANCEL, async (c) => {
    const found = await ownOrder(c)
    if (!found.ok) return found.error
    return cancelOrder(c, found.value, urls.accountOrder(c.var.locale, found.value.id))
  })
  .on('POST', routes.at('reorder'), async (c) => {
    const found = await ownOrder(c)
    if (!found.ok) return found.error
    return reorder(c, found.value, urls.accountOrder(c.var.locale, found.value.id))
  })

/** The order in the path. Another customer's order is a 404, like an order that does not exist. */
async function ownOrder(c: Context<AppEnv>): Promise<Result<Order, Response>> {
  const id = c.req.param('id') ?? ''
  if (!isHexId(id)) return fail(await respondWithError(c, 404))
  const [customer, list] = await Promise.all([requireLogin(c), shopperApi(c).order.byId(id)])
  if (!customer.ok) return customer
  if (!list.ok) return fail(await storeApiFailed(c, list.error))
  const found = list.value.data.orders.elements.find((element) => element.id === id)
  return found ? ok(found) : fail(await respondWithError(c, 404))
}
