import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { refuse } from '#worker/rendering/refuse.tsx'
import { GuestAccount } from '#worker/pages/account/account-form-page.tsx'
import { OrderPage } from '#worker/pages/order/order-page.tsx'
import { paymentOutcome } from '#worker/pages/order/payment-outcome.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { guestAccountOffer } from '../account/entrance/guest-account.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadOrder } from './load-order.ts'
import { wayBack } from './way-back.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/**
 * The page right after ordering: thanks, the link to the payment, and the summary. Its address with
 * `urls.payNow` leads on to the payment by itself, with or without script.
 */
export const orderSuccess = factory.createApp().on('GET', routes.at('success'), async (c) => {
  const { locale, t, vars } = c.var
  const found = await loadOrder(c, c.req.param('id') ?? '')
  if (!found.ok) return storeApiFailed(c, found.error)
  if (!found.value) return refuse(c, 404)
  const { order, isPaymentChangeable } = found.value

  const outcome = paymentOutcome(order)
  if (outcome === 'failed') return c.redirect(urls.success(locale, order.id, 'unpaid'), 303)
  // The link leads to a payment that exists: opening it again answers the same one.
  const payment =
    outcome === 'open'
      ? await shopperApi(c).checkout.handlePayment({
          orderId: order.id,
          deepLinkCode: order.deepLinkCode,
          ...wayBack(vars, locale, order.id),
        })
      : null
  const leadsTo = payment?.ok ? payment.value.data.redirectUrl : null
  // If the provider does not answer, the way back says so, and the page does not lead on to pay.
  const isRefused = leadsTo !== null && new URL(leadsTo).searchParams.has('error-code')
  const payAt = isRefused ? null : leadsTo
  // A form may not end at another origin, even by redirects (`form-action`); this page may go on.
  if (payAt !== null && c.req.query('pay') === 'now')
    c.header('Refresh', `0; url=${new URL(payAt).href}`)
  // A shopper on the way to the gateway is asked afterwards.
  const isLeaving = payAt !== null
  const { others, ...offer } = await guestAccountOffer(c, order.id, isLeaving)
  return renderPage(
    c,
    <OrderPage
      order={order}
      now={new Date()}
      remarks={others}
      payAt={payAt}
      payFailed={payment?.ok === false || isRefused}
      isPaymentChangeable={isPaymentChangeable}
    >
      <GuestAccount {...offer} />
    </OrderPage>,
    {
      title: t('order.title', { number: order.orderNumber }),
      layout: 'checkout',
      robots: 'noindex',
      personal: true,
    },
  )
})
