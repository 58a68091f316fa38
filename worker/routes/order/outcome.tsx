import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { GuestAccount } from '#worker/pages/account/account-form-page.tsx'
import { paymentViews } from '#worker/pages/checkout/method-views.ts'
import { PaidPage } from '#worker/pages/order/paid-page.tsx'
import { isAtGateway, paymentOutcome } from '#worker/pages/order/payment-outcome.ts'
import { UnpaidPage } from '#worker/pages/order/unpaid-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { guestAccountOffer } from '../account/auth/guest-account.ts'
import { takeFlash } from '../forms/flash.ts'
import { requireOk } from '../forms/store-api-failed.ts'
import { canCancel } from './order-actions.tsx'
import { loadOrder } from './load-order.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PAGE = { layout: 'checkout', personal: true } as const

/**
 * The page after the return from the payment provider. The order decides which page is shown; the
 * address is only a hint.
 */
export const orderOutcome = factory
  .createApp()
  .on('GET', routes.at('paid'), async (c) => {
    const { locale, t } = c.var
    const own = requireOk(c, await loadOrder(c, c.req.param('id') ?? ''))
    if (!own) return respondWithError(c, 404)
    const { order } = own
    const outcome = paymentOutcome(order)
    if (outcome === 'failed' || outcome === 'cancelled')
      return c.redirect(urls.success(locale, order.id, 'unpaid'), 303)
    // The customer has meanwhile chosen a payment method without a provider.
    if (outcome === 'open' && !isAtGateway(order))
      return c.redirect(urls.success(locale, order.id), 303)
    const title = t('order.title', { number: order.orderNumber })
    const { notices } = takeFlash(c)
    const main = async (): Promise<Section> => {
      const { others, ...offer } = await guestAccountOffer(c, order.id, notices)
      const content = (
        <PaidPage
          order={order}
          shop={c.var.vars}
          isCancellable={canCancel(c, own)}
          notices={others}
        >
          <GuestAccount {...offer} />
        </PaidPage>
      )
      return { content }
    }
    return respondWithPage(c, { ...PAGE, head: { title, robots: 'noindex' }, main: [main()] })
  })
  .on('GET', routes.at('unpaid'), async (c) => {
    const { locale, t, vars } = c.var
    const own = requireOk(c, await loadOrder(c, c.req.param('id') ?? ''))
    if (!own) return respondWithError(c, 404)
    const { order, isPaymentChangeable } = own
    if (paymentOutcome(order) === 'paid')
      return c.redirect(urls.success(locale, order.id, 'paid'), 303)
    const title = t('order.title', { number: order.orderNumber })
    const { notices } = takeFlash(c)
    const main = async (): Promise<Section> => {
      const methods = await shopperApi(c).checkout.paymentMethods()
      const later = methods.ok
        ? methods.value.data.elements.filter(({ afterOrderEnabled }) => afterOrderEnabled)
        : []
      const content = (
        <UnpaidPage
          order={order}
          isCancellable={canCancel(c, own)}
          methods={isPaymentChangeable ? paymentViews(c.var, later) : []}
          notices={notices}
          email={vars.SHOP_EMAIL}
        />
      )
      return { content }
    }
    return respondWithPage(c, { ...PAGE, head: { title, robots: 'noindex' }, main: [main()] })
  })
