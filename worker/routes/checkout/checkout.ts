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
 * The checkout page. It begins at once if the cart is said to have something in it; else the cart is
 * awaited, as an empty one shows itself instead.
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
  .route('/', repeatOrder)
  .route('/', expressShow)
