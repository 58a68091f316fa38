import { pathsFor, routes, urls } from '#shared/urls.ts'
import { EstimatePage } from '#worker/pages/shipping/estimate-page.tsx'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { factory } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { isDeliveredTo } from '../forms/countries.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'

/**
 * Shipping costs of a product to a country. The call uses a new session, so the shopper's session
 * keeps its own country. Nobody receives the new token.
 */
export const shippingEstimate = factory
  .createApp()
  .on('GET', routes.page('shippingEstimate'), async (c) => {
    const { services, locale, t } = c.var
    const number = c.req.query('article') ?? ''
    if (number === '') return c.redirect(urls.page(locale, 'shipping'), 303)
    const [products, countries, context] = await Promise.all([
      services.storeApi.catalogue.byNumber(locale, number),
      shopperApi(c).context.countries(),
      shopperApi(c).context.read(),
    ])
    if (!products.ok) return storeApiFailed(c, products.error)
    if (!countries.ok) return storeApiFailed(c, countries.error)
    if (!context.ok) return storeApiFailed(c, context.error)
    const [product] = products.value.data.elements
    if (!product) return respondWithError(c, 404)

    const offered = countries.value.data.elements.filter(isDeliveredTo)
    const own = context.value.data.shippingLocation.country
    const named = (requested: string | undefined) => offered.find(({ iso }) => iso === requested)
    const countryId = (named(c.req.query('country')) ?? named(own.iso) ?? offered[0] ?? own).id
    const chosen = await shopperApi(c, { token: null }).context.change({ countryId })
    if (!chosen.ok) return storeApiFailed(c, chosen.error)
    const { token } = chosen.value
    const costs = await shopperApi(c, { token }).checkout.shippingCostsOf(product.id)
    if (!costs.ok) {
      // A shop that cannot calculate these costs has a page with all of them.
      const isUnknown = costs.error.kind === 'refused' && costs.error.status === 404
      return isUnknown
        ? c.redirect(urls.page(locale, 'shipping'), 303)
        : storeApiFailed(c, costs.error)
    }
    return renderPage(
      c,
      <EstimatePage
        product={product}
        countries={offered}
        countryId={countryId}
        costs={costs.value.data}
      />,
      {
        title: t('estimate.title'),
        robots: 'noindex',
        personal: true,
        paths: pathsFor((each) => urls.shippingEstimate(each, product.productNumber)),
      },
    )
  })
