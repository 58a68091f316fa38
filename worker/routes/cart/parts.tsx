import { routes } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { CartParts } from '#worker/pages/cart/cart-parts.tsx'
import { renderFragment } from '#worker/rendering/render-fragment.tsx'
import { partsOf } from './parts-of.ts'

/**
 * Matching parts as the fragment of HTML that the side cart shows. Empty if there are none, and if
 * the Store API fails: a purchase does not depend on them.
 */
export const cartParts = factory.createApp().on('GET', routes.cartParts, async (c) => {
  c.header('Cache-Control', 'no-store')
  const cart = await shopperApi(c, { holdNotices: true }).cart.read()
  const parts = cart.ok ? await partsOf(c, cart.value.data.lineItems) : []
  if (parts.length === 0) return c.body(null, 204)
  return c.body(renderFragment(c, <CartParts parts={parts} />, ''), 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  })
})
