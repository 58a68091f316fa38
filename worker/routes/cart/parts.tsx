import type { Context } from 'hono'
import type { LineItem } from '#shared/schemas/store-api/cart.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { routes } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { CartParts } from '#worker/pages/cart/cart-parts.tsx'
import { isSoldByOne } from '#worker/pages/product-card/bought-at-once.ts'
import { renderFragment } from '#worker/rendering/render-fragment.tsx'

/**
 * Matching parts as an HTML fragment for the side cart. Empty without parts, and if the Store API
 * fails, because no purchase depends on them.
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

/** The maximum number of parts next to a cart, so that its total stays visible. */
const MAX_PARTS = 2
/** The maximum number of products whose parts are requested, starting with the last added one. */
const MAX_REQUESTED = 3

/**
 * Parts that match the products of a cart and can be bought with one click, such as thread and
 * needle for a cloth. Empty if the backend lists none.
 */
export async function partsOf(
  c: Context<AppEnv>,
  lines: readonly LineItem[],
): Promise<readonly Product[]> {
  const { services, locale } = c.var
  const inCart = lines.flatMap(({ good, referencedId }) => (good && referencedId) || [])
  const query = inCart.slice(-MAX_REQUESTED).toReversed()
  const responses = await Promise.all(
    query.map((id) => services.storeApi.catalogue.crossSelling(locale, id)),
  )
  const named = responses.flatMap((response) =>
    response.ok ? response.value.data.flatMap(({ products }) => products) : [],
  )
  const requested = named.filter((product) => isSoldByOne(product) && !inCart.includes(product.id))
  return requested.filter(isFirstOfParent).slice(0, MAX_PARTS)
}

/**
 * Leaves out the needle that matches the thread, because the needle for the cloth is the right one.
 */
function isFirstOfParent({ id, parentId }: Product, index: number, all: readonly Product[]) {
  const parent = parentId ?? id
  return all.findIndex((other) => (other.parentId ?? other.id) === parent) === index
}
