import type { Context } from 'hono'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { GuestAccount } from '#worker/pages/account/account-form-page.tsx'
import { OrderPage } from '#worker/pages/order/order-page.tsx'
import { paymentOutcome } from '#worker/pages/order/payment-outcome.ts'
import type { Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { guestAccountOffer } from '../account/auth/guest-account.ts'
import { takeFlash } from '../forms/flash.ts'
import { requireOk } from '../forms/store-api-failed.ts'
import { loadOrder, type OwnOrder } from './load-order.ts'
import { canCancel } from './order-actions.tsx'
import { paymentReturnUrls } from './payment-return-urls.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/**
 * The page right after an order: thanks, the link to the payment, and the summary. Its address with
 * `urls.payNow` redirects to the payment automatically, with and without script.
 */
export const orderSuccess = factory.createApp().on('GET', routes.at('success'), async (c) => {
  const { locale, t } = c.var
  const own = requireOk(c, await loadOrder(c, c.req.param('id') ?? ''))
  if (!own) return respondWithError(c, 404)
  const { order } = own

  const outcome = paymentOutcome(order)
  if (outcome === 'failed') return c.redirect(urls.success(locale, order.id, 'unpaid'), 303)
  const { payment } = started({
    payment: outcome === 'open' ? paymentOf(c, order) : Promise.resolve(NO_PAYMENT),
  })
  // `form-action` forbids a form to end at another origin, even by redirects. This page may
  // redirect.
  const payAt = c.req.query('pay') === 'now' ? (await payment).payAt : null
  if (payAt !== null) c.header('Refresh', `0; url=${new URL(payAt).href}`)
  const { notices } = takeFlash(c)
  return respondWithPage(c, {
    layout: 'checkout',
    personal: true,
    head: { title: t('order.title', { number: order.orderNumber }), robots: 'noindex' },
    main: [orderSection(c, own, payment, notices)],
  })
})

type Payment = {
  readonly payAt: string | null
  readonly hasFailed: boolean
}

const NO_PAYMENT: Payment = { payAt: null, hasFailed: false }

/** The link opens an existing payment. Opening it again returns the same payment. */
async function paymentOf(c: Context<AppEnv>, order: Order): Promise<Payment> {
  const { vars, locale } = c.var
  const payment = await shopperApi(c).checkout.handlePayment({
    orderId: order.id,
    deepLinkCode: order.deepLinkCode,
    ...paymentReturnUrls(vars, locale, order.id),
  })
  const payAt = payment.ok ? payment.value.data.redirectUrl : null
  // If the provider does not respond, the returned URL contains an error and the page does not
  // redirect.
  const isRefused = payAt !== null && new URL(payAt).searchParams.has('error-code')
  return isRefused ? { payAt: null, hasFailed: true } : { payAt, hasFailed: !payment.ok }
}

async function orderSection(
  c: Context<AppEnv>,
  own: OwnOrder,
  payment: Promise<Payment>,
  notices: readonly PageNotice[],
): Promise<Section> {
  const { order, isPaymentChangeable } = own
  const { payAt, hasFailed } = await payment
  // A shopper who leaves for the payment provider sees the offer after the payment.
  const isLeaving = payAt !== null
  const { others, ...offer } = await guestAccountOffer(c, order.id, notices, isLeaving)
  const content = (
    <OrderPage
      order={order}
      shop={c.var.vars}
      now={new Date()}
      notices={others}
      payAt={payAt}
      payFailed={hasFailed}
      isPaymentChangeable={isPaymentChangeable}
      isCancellable={canCancel(c, own)}
    >
      <GuestAccount {...offer} />
    </OrderPage>
  )
  return { content }
}
