import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { cartAdd } from './add.ts'
import { cartChange } from './change.ts'
import { cartCode } from './code.ts'
import { cartCountry } from './country.ts'
import { cartParts } from './parts.tsx'
import { cartRemove } from './remove.ts'
import type { Context } from 'hono'
import type { CartResponse } from '#shared/schemas/forms/cart-view.ts'
import { routes, urls } from '#shared/urls.ts'
import { rememberCount } from '#worker/runtime/session.ts'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import { takeFlash } from '../forms/flash.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { wantsJson } from '../forms/wants-json.ts'
import { renderCart } from './render-cart.tsx'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const NAMES = ['cartAdd', 'cartChange', 'cartRemove', 'cartCountry', 'cartCode'] as const
const ACTIONS = NAMES.flatMap(routes.action)

/** The cart page. An island that reloads the cart gets it as JSON from the same address. */
const cartShow = factory
  .createApp()
  .on('GET', routes.page('cart'), (c) =>
    wantsJson(c) ? cartAsJson(c) : renderCart(c, { status: 200, ...takeFlash(c) }),
  )
  // After a refused form the browser shows the form's address. A reload redirects to the cart.
  .on('GET', ACTIONS, (c) => c.redirect(urls.page(c.var.locale, 'cart'), 303))

async function cartAsJson(c: Context<AppEnv>): Promise<Response> {
  const cart = await shopperApi(c).cart.read()
  if (!cart.ok) return storeApiFailed(c, cart.error)
  const view = cartView(c.var, cart.value.data)
  rememberCount(c, view.count)
  const response: CartResponse = { cart: view, fault: null }
  return c.json(response, 200, { 'Cache-Control': 'no-store' })
}

/** The cart: its page, and the forms that change it. */
export const cart = factory
  .createApp()
  .route('/', cartShow)
  .route('/', cartParts)
  .route('/', cartAdd)
  .route('/', cartChange)
  .route('/', cartRemove)
  .route('/', cartCountry)
  .route('/', cartCode)
