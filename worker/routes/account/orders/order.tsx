import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import {
  CancelOrderPage,
  AccountOrderPage,
  OrderPrintPage,
} from '#worker/pages/account/order-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { toItemsNotice, redirectToCart } from '#worker/routes/cart/respond-with-cart.ts'
import { flash, takeFlash } from '#worker/routes/forms/flash.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { requireLogin, toLogin } from '../require-login.tsx'
import { renderAccount } from '../render-account.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { paymentOutcome } from '#worker/pages/order/payment-outcome.ts'
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
  .on('POST', CANCEL, (c) => cancel(c, c.req.param('id') ?? ''))
  .on('POST', routes.at('reorder'), reorder)

async function cancel(c: Context<AppEnv>, id: string): Promise<Response> {
  const { locale, t } = c.var
  const found = await ownOrder(c)
  if (!found.ok) return found.error
  const cancelled = await shopperApi(c).order.cancel(id)
  if (!cancelled.ok) {
    const { error } = cancelled
    if (error.kind !== 'refused' || error.status >= 500) return storeApiFailed(c, error)
    if (error.status === 403) return toLogin(c, urls.accountOrder(locale, id))
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
  return c.redirect(`${urls.accountOrder(locale, id)}#content`, 303)
}

/** Whether the page offers a cancellation. The backend decides when the form is sent. */
function isCancellable(placed: Order): boolean {
  const delivery = placed.deliveries[0]?.stateMachineState?.technicalName ?? 'open'
  const outcome = paymentOutcome(placed)
  const isUnderWay = placed.stateMachineState?.technicalName !== 'completed' && delivery === 'open'
  return isUnderWay && (outcome === 'open' || outcome === 'failed')
}

/** Adds the products of an order to the cart again, and names products that are unavailable. */
async function reorder(c: Context<AppEnv>): Promise<Response> {
  const { t } = c.var
  const found = await ownOrder(c)
  if (!found.ok) return found.error
  const goods = found.value.lineItems.filter(({ type }) => (type ?? 'product') === 'product')
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
    return c.redirect(`${urls.accountOrder(c.var.locale, found.value.id)}#content`, 303)
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
