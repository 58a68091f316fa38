import { isLocale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { PRODUCTS_A_PART, SITEMAP_KINDS, sitemapEntries } from '#worker/feeds/sitemap-entries.ts'
import { sitemapIndex, urlSet } from '#worker/feeds/sitemap-xml.ts'
import { renderText } from '#worker/rendering/render-text.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { limitExpensiveFiles } from './limit-expensive-files.ts'

const XML = 'application/xml; charset=utf-8'
const PART = /^([a-z]{2})-([a-z]+)-([1-9]\d{0,3})\.xml$/

/** The sitemap: an index, and its parts by language and kind. */
export const sitemap = factory
  .createApp()
  .get(urls.file('de', 'sitemap'), async (c) => {
    const { services, locale, vars } = c.var
    const products = await services.storeApi.catalogue.productCount(locale)
    if (!products.ok) return storeApiFailed(c, products.error)
    const productParts = Math.max(1, Math.ceil(products.value.data.total / PRODUCTS_A_PART))
    const parts = (await services.locales()).flatMap((language) =>
      SITEMAP_KINDS.flatMap((kind) =>
        Array.from({ length: kind === 'products' ? productParts : 1 }, (_, index) =>
          urls.sitemapPart(language, kind, index + 1),
        ),
      ),
    )
    return renderText(c, sitemapIndex(vars.SHOP_ORIGIN, parts), XML)
  })
  .get('/sitemap/:part', limitExpensiveFiles(1), async (c) => {
    const [, locale, name, part] = PART.exec(c.req.param('part')) ?? []
    const kind = SITEMAP_KINDS.find((known) => known === name)
    if (!isLocale(locale) || !kind) return c.notFound()
    const entries = await sitemapEntries(c, kind, Number(part))
    if (!entries.ok) return storeApiFailed(c, entries.error)
    if (entries.value.length === 0) return c.notFound()
    return renderText(c, urlSet(c.var.vars.SHOP_ORIGIN, locale, entries.value), XML)
  })
