import type { Context } from 'hono'
import type { CartLinks } from '#client/islands/cart/links.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Country } from '#shared/schemas/store-api/context.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { pagePaths, urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberCount } from '#worker/runtime/session.ts'
import { CartPage } from '#worker/pages/cart/cart-page.tsx'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { isDeliveredTo } from '../forms/countries.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { offersExpress } from '#worker/pages/cart/express-offer.tsx'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { partsOf } from './parts.tsx'

type Shown = {
  readonly status: 200 | RefusalStatus
  readonly notices: readonly Remark[]
  readonly back: string | null
}

/** The cart page as the session's cart stands now. */
export async function renderCart(c: Context<AppEnv>, { status, notices, back }: Shown) {
  const { locale, t } = c.var
  const [cart, context, countries] = await Promise.all([
    shopperApi(c).cart.read(),
    shopperApi(c).context.read(),
    shopperApi(c).context.countries(),
  ])
  if (!cart.ok) return storeApiFailed(c, cart.error)
  if (!context.ok) return storeApiFailed(c, context.error)
  const { lineItems } = cart.value.data
  const destination = context.value.data.shippingLocation.country
  const view = cartView(c.var, cart.value.data, notices)
  rememberCount(c, view.count)
  return renderPage(
    c,
    <CartPage
      cart={view}
      countries={countries.ok ? offered(countries.value.data.elements, destination.id) : []}
      countryId={destination.id}
      back={back}
      offersExpress={offersExpress(context.value.data)}
      lines={lineItems}
      parts={await partsOf(c, lineItems)}
      links={linksIn(locale)}
    />,
    {
      title: t('cart.title'),
      layout: 'checkout',
      wakes: 'cart',
      robots: 'noindex',
      personal: true,
      status,
      paths: pagePaths('cart'),
    },
  )
}

/** Where parcels go, and where this cart is to go: the cart says if it cannot. */
function offered(countries: readonly Country[], chosenId: string) {
  return countries
    .filter((country) => isDeliveredTo(country) || country.id === chosenId)
    .map(({ id, name }) => ({ id, name }))
}

function linksIn(locale: Locale): CartLinks {
  return {
    cart: urls.page(locale, 'cart'),
    checkout: urls.page(locale, 'checkout'),
    home: urls.page(locale, 'home'),
    newProducts: urls.page(locale, 'newProducts'),
    add: urls.action(locale, 'cartAdd'),
    change: urls.action(locale, 'cartChange'),
    remove: urls.action(locale, 'cartRemove'),
    country: urls.action(locale, 'cartCountry'),
    code: urls.action(locale, 'cartCode'),
  }
}
