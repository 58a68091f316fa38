import { productHref } from '#client/ui/product-href.ts'
import { toBuyBox } from '#client/ui/buy/buy-box.ts'
import { formatProductName } from '#shared/i18n/product-name.ts'
import { byNumber } from '#shared/domain/product-number.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { readInitialQuantity } from '#worker/pages/product/initial-quantity.ts'
import { CutPreviewPage } from '#worker/pages/cut-preview/cut-preview-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { factory } from '#worker/runtime/context.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'

/**
 * A piece of cloth, unrolled next to a person. The buy form sends all of its fields to this page.
 * The drawing uses only the length.
 */
export const cutPreview = factory.createApp().on('GET', routes.at('unroll'), async (c) => {
  const { services, locale, t } = c.var
  const number = c.req.param('number') ?? ''
  const length = c.req.query('metres')
  if (length !== undefined) {
    const query = new URLSearchParams({ quantity: length.trim() })
    return c.redirect(`${urls.unroll(locale, number)}?${query}`, 303)
  }
  const found = await services.storeApi.catalogue.addressed(locale, number)
  if (!found.ok) return storeApiFailed(c, found.error)
  const id = byNumber(found.value.data.elements)(number)?.id
  if (id === undefined) return c.notFound()
  const detail = await services.storeApi.catalogue.product(locale, id)
  if (!detail.ok) return storeApiFailed(c, detail.error)
  const { product } = detail.value.data
  const href = productHref(locale, product)
  const buyBox = toBuyBox(locale, href, product)
  if (!buyBox.cutPreview) return c.notFound()

  const quantity = c.req.query('quantity')
  const { title } = formatProductName(product.name)
  return renderPage(
    c,
    <CutPreviewPage
      name={product.name}
      crumbs={[{ name: title, href }, { name: t('cutPreview.title') }]}
      product={buyBox}
      asked={readInitialQuantity(locale, t, buyBox, quantity)}
    />,
    {
      sheet: 'visualizers',
      title: `${t('cutPreview.title')}: ${title}`,
      description: t('cutPreview.lead'),
      robots: 'noindex, follow',
      paths: pathsFor((language) => urls.unroll(language, number)),
      keeps: quantity ? `?${new URLSearchParams({ quantity })}` : '',
      image: product.cover?.media,
    },
  )
})
