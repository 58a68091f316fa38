import type { Context } from 'hono'
import { byNumber, isProductNumber } from '#shared/domain/product-number.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { routes } from '#shared/urls.ts'
import { RecentlyViewed } from '#worker/pages/recently-viewed/recently-viewed.tsx'
import { renderFragment } from '#worker/rendering/render-fragment.tsx'
import { factory, type AppEnv } from '#worker/runtime/context.ts'

/** The number of cards in one row. */
const MAX_SHOWN = 6

/**
 * Cards of the products in the browser's list, with current prices, as an HTML fragment. The
 * visitor is not recorded. Removed products are left out. Empty if the Store API fails.
 */
export const seen = factory.createApp().on('GET', routes.seen(), async (c) => {
  const products = await load(c, c.req.query('articles') ?? '')
  if (!products) return c.body(null, 204)
  await c.var.currencyKnown
  return c.body(renderFragment(c, <RecentlyViewed products={products} />, ''), 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  })
})

/** The products in the order of the numbers; null if they cannot be loaded. */
async function load(c: Context<AppEnv>, input: string): Promise<readonly Product[] | null> {
  const valid = input.split(',').filter(isProductNumber)
  const numbers = [...new Set(valid)].slice(0, MAX_SHOWN)
  if (numbers.length === 0) return []
  const { locale, services } = c.var
  const found = await services.storeApi.numbered.toOrder(locale, numbers)
  if (!found.ok) return null
  const products = new Set(numbers.map(byNumber(found.value.data.elements)))
  return [...products].flatMap((product) => product ?? [])
}
