import type { MethodView } from '#shared/schemas/forms/checkout-view.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import { pagePaths, routes, urls } from '#shared/urls.ts'
import { checkoutLinks } from '#worker/pages/checkout/checkout-links.ts'
import { ExpressPage } from '#worker/pages/checkout/express-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { factory } from '#worker/runtime/context.ts'
import { rememberCount } from '#worker/runtime/session.ts'
import { flash } from '../forms/flash.ts'
import { loadCheckout, takeNotices, type LoadedCheckout } from './load-checkout.ts'

/**
 * A page that orders with the choices of the session, for customers without open choices. Other
 * visitors are redirected to the whole checkout.
 */
export const expressShow = factory
  .createApp()
  .on('GET', routes.page('express'), async (c) => {
    const { shopper, locale, t } = c.var
    const loaded = await loadCheckout(c, shopper.token)
    const { cart } = loaded.sums
    const order = expressOf(loaded)
    if (!order) {
      if (loaded.addresses && cart.count > 0)
        flash(c, [{ tone: 'warn', text: t('checkoutPage.expressGone') }], null)
      return c.redirect(urls.page(locale, 'checkout'), 303)
    }
    rememberCount(c, cart.count)
    if (cart.remarks.length > 0) await takeNotices(c)
    return renderPage(
      c,
      <ExpressPage
        {...order}
        cart={cart}
        vatId={loaded.context.customer?.vatIds?.[0] ?? ''}
        order={urls.action(locale, 'checkoutOrder')}
        links={checkoutLinks(locale)}
      />,
      {
        title: t('checkoutPage.expressTitle'),
        layout: 'checkout',
        robots: 'noindex',
        personal: true,
        paths: pagePaths('express'),
      },
    )
  })
  .on('GET', routes.action('checkoutAgain'), (c) =>
    c.redirect(urls.page(c.var.locale, 'express'), 303),
  )

/** The order's fields in addition to its cart. */
type ExpressOrder = {
  readonly billing: Address
  readonly shipping: Address
  readonly shippingMethod: MethodView
  readonly paymentMethod: MethodView
}

/** The fields of a customer's order; null if a choice is missing. */
function expressOf({ addresses, context, sums }: LoadedCheckout): ExpressOrder | null {
  const own = (address: Address | null | undefined) =>
    addresses?.find(({ id }) => id === address?.id)
  const billing = own(context.customer?.activeBillingAddress)
  const shipping = own(context.customer?.activeShippingAddress)
  const shippingMethod = possible(sums.shippingMethods, sums.shippingMethodId)
  const paymentMethod = possible(sums.paymentMethods, sums.paymentMethodId)
  if (!sums.cart.isOrderable || !billing || !shipping || !shippingMethod || !paymentMethod)
    return null
  return { billing, shipping, shippingMethod, paymentMethod }
}

function possible(methods: readonly MethodView[], chosenId: string): MethodView | undefined {
  return methods.find(({ id, refusal }) => id === chosenId && refusal === null)
}
