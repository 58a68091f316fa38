import type { Context } from 'hono'
import type { CartAnswer } from '#shared/schemas/forms/cart-view.ts'
import { PAGE_PATHS, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/context.ts'
import { CartPage } from '#worker/pages/cart/cart-page.tsx'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import { renderPage } from '#worker/render.tsx'
import { everyLocale } from '../every-locale.ts'
import { takeFlash } from '../forms/flash.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { wantsJson } from '../forms/wants-json.ts'

/** The cart page; an island that wants the cart anew gets it as JSON from the same address. */
export const cartShow = factory
  .createApp()
  .on('GET', everyLocale(PAGE_PATHS.cart.de), async (c) => {
    const { services, shopper, locale, t } = c.var
    const calling = { locale, token: shopper.token }
    if (wantsJson(c)) return cartAsJson(c)

    const [cart, context, countries] = await Promise.all([
      services.storeApi.cart.read(calling),
      services.storeApi.context.read(calling),
      services.storeApi.context.countries(calling),
    ])
    if (!cart.ok) return storeApiFailed(c, cart.error)
    if (!context.ok) return storeApiFailed(c, context.error)
    const { remarks, back } = takeFlash(c)
    return renderPage(
      c,
      <CartPage
        cart={cartView(c.var, cart.value.data, remarks)}
        countries={countries.ok ? countries.value.data.elements.map(choiceOf) : []}
        countryId={context.value.data.shippingLocation.country.id}
        back={back}
      />,
      {
        title: t('cart.title'),
        robots: 'noindex',
        personal: true,
        paths: { de: urls.page('de', 'cart'), en: urls.page('en', 'cart') },
      },
    )
  })

async function cartAsJson(c: Context<AppEnv>): Promise<Response> {
  const { services, shopper, locale } = c.var
  const cart = await services.storeApi.cart.read({ locale, token: shopper.token })
  if (!cart.ok) return storeApiFailed(c, cart.error)
  const answer: CartAnswer = { cart: cartView(c.var, cart.value.data), fault: null }
  return c.json(answer, 200, { 'Cache-Control': 'no-store' })
}

function choiceOf({ id, name }: { readonly id: string; readonly name: string }) {
  return { id, name }
}
