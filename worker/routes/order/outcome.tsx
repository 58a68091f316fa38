import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { refuse } from '#worker/rendering/refuse.tsx'
import { GuestAccount } from '#worker/pages/account/account-form-page.tsx'
import { paymentViews } from '#worker/pages/checkout/method-views.ts'
import { PaidPage } from '#worker/pages/order/paid-page.tsx'
import { isAtGateway, paymentOutcome } from '#worker/pages/order/payment-outcome.ts'
import { UnpaidPage } from '#worker/pages/order/unpaid-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { guestAccountOffer } from '../account/entrance/guest-account.ts'
import { takeFlash } from '../forms/flash.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadOrder } from './load-order.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const HEAD = { layout: 'checkout', robots: 'noindex', personal: true } as const

/**
 * Back from the gateway. The address only shows where the shopper came from; the order decides what
 * is shown.
 */
export const orderOutcome = factory
  .createApp()
  .on('GET', routes.at('paid'), async (c) => {
    const { locale, t } = c.var
    const found = await loadOrder(c, c.req.param('id') ?? '')
    if (!found.ok) return storeApiFailed(c, found.error)
    if (!found.value) return refuse(c, 404)
    const { order } = found.value
    const outcome = paymentOutcome(order)
    if (outcome === 'failed' || outcome === 'cancelled')
      return c.redirect(urls.success(locale, order.id, 'unpaid'), 303)
    // Since then another way to pay was chosen, of which no provider will tell.
    if (outcome === 'open' && !isAtGateway(order))
      return c.redirect(urls.success(locale, order.id), 303)
    const title = t('order.title', { number: order.orderNumber })
    const { others, ...offer } = await guestAccountOffer(c, order.id)
    const page = (
      <PaidPage order={order} remarks={others}>
        <GuestAccount {...offer} />
      </PaidPage>
    )
    return renderPage(c, page, { ...HEAD, title })
  })
  .on('GET', routes.at('unpaid'), async (c) => {
    const { locale, t, vars } = c.var
    const found = await loadOrder(c, c.req.param('id') ?? '')
    if (!found.ok) return storeApiFailed(c, found.error)
    if (!found.value) return refuse(c, 404)
    const { order, isPaymentChangeable } = found.value
    if (paymentOutcome(order) === 'paid')
      return c.redirect(urls.success(locale, order.id, 'paid'), 303)

    const methods = await shopperApi(c).checkout.paymentMethods()
    const later = methods.ok
      ? methods.value.data.elements.filter(({ afterOrderEnabled }) => afterOrderEnabled)
      : []
    return renderPage(
      c,
      <UnpaidPage
        order={order}
        methods={isPaymentChangeable ? paymentViews(c.var, later) : []}
        remarks={takeFlash(c).notices}
        email={vars.SHOP_EMAIL}
      />,
      { ...HEAD, title: t('order.title', { number: order.orderNumber }) },
    )
  })
