import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { takeFlash } from '../forms/flash.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { checkoutAgain } from './again.ts'
import { expressShow } from './express.tsx'
import { checkoutOrder } from './order.ts'
import { checkoutSave } from './save.ts'
import { respondWithCheckout } from './respond-with-checkout.tsx'
import { loadCheckout } from './load-checkout.ts'

const ACTIONS = [...routes.action('checkoutSave'), ...routes.action('checkoutOrder')]

/** The checkout page. An empty cart has nothing to check out and shows itself instead. */
const checkoutShow = factory
  .createApp()
  .on('GET', routes.page('checkout'), async (c) => {
    const { shopper, locale } = c.var
    const loaded = await loadCheckout(c, shopper.token)
    if (!loaded.ok) return storeApiFailed(c, loaded.error)
    if (loaded.value.sums.cart.count === 0) return c.redirect(urls.page(locale, 'cart'), 303)
    return respondWithCheckout(c, loaded.value, { remarks: takeFlash(c).notices })
  })
  // A form that was refused leaves its address in the bar: asked for again, it is the checkout's.
  .on('GET', ACTIONS, (c) => c.redirect(urls.page(c.var.locale, 'checkout'), 303))

/**
 * The checkout: one page, a form that recalculates it, and the form that orders; and the one-step
 * checkout of customers who ordered before, which ends in the same form.
 */
export const checkout = factory
  .createApp()
  .route('/', checkoutShow)
  .route('/', checkoutSave)
  .route('/', checkoutOrder)
  .route('/', checkoutAgain)
  .route('/', expressShow)
