import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { takeFlash } from '../forms/flash.ts'
import { wantsJson } from '../forms/wants-json.ts'
import { canStream } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { repeatOrder } from './repeat-order.ts'
import { expressShow } from './express.tsx'
import { checkoutOrder } from './order.ts'
import { checkoutSave } from './save.ts'
import { respondWithCheckout, streamCheckout } from './respond-with-checkout.tsx'
import { loadCheckout } from './load-checkout.ts'

const ACTIONS = [...routes.action('checkoutSave'), ...routes.action('checkoutOrder')]

/**
 * The checkout page. It begins at once if the cookie says that the cart has lines. Otherwise it
 * awaits the cart, because an empty cart has its own page.
 */
const checkoutShow = factory
  .createApp()
  .on('GET', routes.page('checkout'), async (c) => {
    const { shopper, locale } = c.var
    const { loading } = started({ loading: loadCheckout(c, shopper.token) })
    const isExpected = shopper.token !== null && shopper.view.cartCount > 0
    if (isExpected && !wantsJson(c) && (await canStream(c)))
      return streamCheckout(c, loading, takeFlash(c).notices)
    const loaded = await loading
    if (loaded.sums.cart.count === 0) return c.redirect(urls.page(locale, 'cart'), 303)
    return respondWithCheckout(c, loaded, { notices: takeFlash(c).notices })
  })
  // After a refused form the browser shows the form's address. A reload redirects to the checkout.
  .on('GET', ACTIONS, (c) => c.redirect(urls.page(c.var.locale, 'checkout'), 303))

/**
 * The checkout: its page, a form that recalculates it, and a form that orders. Returning customers
 * also have the one-step checkout, which uses the same order form.
 */
export const checkout = factory
  .createApp()
  .route('/', checkoutShow)
  .route('/', checkoutSave)
  .route('/', checkoutOrder)
  .route('/', repeatOrder)
  .route('/', expressShow)
