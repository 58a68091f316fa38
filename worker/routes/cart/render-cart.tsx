import type { Context } from 'hono'
import type { CartLinks } from '#client/islands/cart/links.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Country } from '#shared/schemas/store-api/context.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { pagePaths, urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberCount } from '#worker/runtime/session.ts'
import { CartExtras, CartOverview } from '#worker/pages/cart/cart-page.tsx'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { isDeliveredTo } from '../forms/countries.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { offersExpress } from '#worker/pages/cart/express-offer.tsx'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { partsOf } from './parts.tsx'

type Shown = {
  readonly status: 200 | RefusalStatus
  readonly notices: readonly PageNotice[]
  readonly back: string | null
}

/**
 * The cart page with the session's current cart. It begins at once. Only a refused form awaits the
 * cart, because its response sets the cookie with the count.
 */
export async function renderCart(c: Context<AppEnv>, { status, notices, back }: Shown) {
  const { critical } = started({ critical: loadCart(c, notices) })
  if (status !== 200) rememberCount(c, (await critical).cart.count)
  const { deferred } = started({
    deferred: critical.then(({ lines }) => partsOf(c, lines)),
  })
  return respondWithPage(c, {
    layout: 'checkout',
    hydratesOnLoad: 'cart',
    personal: true,
    status,
    head: { title: c.var.t('cart.title'), robots: 'noindex', paths: pagePaths('cart') },
    main: [overviewOf(c, critical, back), extrasOf(critical, deferred)],
  })
}

type Critical = ReturnType<typeof loadCart>

async function loadCart(c: Context<AppEnv>, notices: readonly PageNotice[]) {
  const api = shopperApi(c)
  const [cart, context, countries] = await Promise.all([
    api.cart.read(),
    api.context.read(),
    api.context.countries(),
  ])
  const data = requireData(c, cart)
  return {
    cart: cartView(c.var, data, notices),
    lines: data.lineItems,
    context: requireData(c, context),
    countries: countries.ok ? countries.value.data.elements : [],
  }
}

async function overviewOf(c: Context<AppEnv>, critical: Critical, back: string | null) {
  const { cart, context, countries } = await critical
  const destination = context.shippingLocation.country
  const content = (
    <CartOverview
      cart={cart}
      countries={offered(countries, destination.id)}
      countryId={destination.id}
      back={back}
      offersExpress={offersExpress(context)}
      links={linksIn(c.var.locale)}
    />
  )
  return { content }
}

async function extrasOf(critical: Critical, deferred: Promise<readonly Product[]>) {
  const { cart, lines } = await critical
  return {
    content: <CartExtras {...{ lines }} parts={await deferred} isEmpty={cart.count === 0} />,
  }
}

/** The delivery countries, and the country of this cart even if parcels are not sent there. */
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
