import type { Context } from 'hono'
import type { Result } from '#shared/domain/result.ts'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import type { FileName } from '#shared/paths.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import {
  isOutage,
  type StoreApiResponse,
  type StoreApiFailure,
} from '#worker/store-api/transport/call.ts'
import { allOf, isSold, LIST_LIMIT, MAX_PAGES } from '#worker/feeds/all-pages.ts'
import { blogAtom } from '#worker/feeds/blog-atom.ts'
import { llmsTxt } from '#worker/feeds/llms-txt.ts'
import { openSearch } from '#worker/feeds/open-search.ts'
import { productFeed } from '#worker/feeds/product-feed.ts'
import { robotsTxt } from '#worker/feeds/robots-txt.ts'
import { webManifest } from '#worker/feeds/web-manifest.ts'
import { securityTxt } from '#worker/feeds/security-txt.ts'
import { navigationTree } from '#worker/rendering/navigation/navigation-tree.ts'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { renderText } from '#worker/rendering/render-text.ts'
import { siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { limitExpensiveFiles } from './limit-expensive-files.ts'
import { sitemap } from './sitemap.ts'

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const ATOM = 'application/atom+xml; charset=utf-8'
const OPEN_SEARCH = 'application/opensearchdescription+xml; charset=utf-8'
const MANIFEST = 'application/manifest+json; charset=utf-8'
const NEWEST_POSTS = 20
/** A whole feed costs about as much as so many parts of the sitemap. */
const FEED_COST = 10

/** The first entries of a list. If they fail, the file is sent without them. */
async function firstOf<E>(
  c: Context<AppEnv>,
  requested: Promise<
    Result<StoreApiResponse<{ readonly elements: readonly E[] }>, StoreApiFailure>
  >,
): Promise<readonly E[]> {
  const found = await requested
  if (found.ok) return found.value.data.elements
  if (isOutage(found.error)) c.set('degraded', true)
  return []
}

/** Delivery costs; without them the feed is complete otherwise. */
async function shippingRates(c: Context<AppEnv>): Promise<ShippingRates> {
  const found = await c.var.services.storeApi.shipping.rates(c.var.locale)
  if (found.ok) return found.value.data
  if (isOutage(found.error)) c.set('degraded', true)
  return { elements: [] }
}

/** The names from the top of the menu to each category: `Fabrics > Nylon`. */
function namePaths(tree: readonly Category[], above = ''): [string, string][] {
  return tree.flatMap(({ id, name, children }): [string, string][] => {
    const path = `${above}${readableName(name)}`
    return [[id, path], ...namePaths(children ?? [], `${path} > `)]
  })
}

const at = (name: FileName): string[] => LOCALES.map((locale: Locale) => urls.file(locale, name))

/** Files for programs: feeds, sitemaps, `robots.txt` and similar. */
export const feeds = factory
  .createApp()
  .get(urls.file('de', 'robots'), (c) => renderText(c, robotsTxt(c.var.vars.SHOP_ORIGIN), TEXT))
  .get(urls.file('de', 'security'), (c) => {
    const { SHOP_ORIGIN, SHOP_EMAIL } = c.var.vars
    return renderText(c, securityTxt(SHOP_ORIGIN, SHOP_EMAIL, new Date()), TEXT)
  })
  .route('/', sitemap)
  .on('GET', at('manifest'), (c) => renderText(c, webManifest(siteOf(c)), MANIFEST))
  .on('GET', at('openSearch'), (c) => renderText(c, openSearch(siteOf(c)), OPEN_SEARCH))
  .on('GET', at('blogFeed'), async (c) => {
    const { services, locale } = c.var
    const found = await services.storeApi.entries.posts(locale, { page: 1, limit: NEWEST_POSTS })
    if (!found.ok) return storeApiFailed(c, found.error)
    return renderText(c, blogAtom(siteOf(c), found.value.data.elements), ATOM)
  })
  .on('GET', at('productFeed'), limitExpensiveFiles(FEED_COST), async (c) => {
    const { services, locale } = c.var
    const { p } = ListingQuery.parse(c.req.query())
    const range = { first: (p - 1) * MAX_PAGES + 1, pages: MAX_PAGES }
    const tree = navigationTree(c)
    const rates = shippingRates(c)
    const { catalogue } = services.storeApi
    const found = await allOf<DetailedProduct>(
      (query, last) => catalogue.everything(locale, { ...query, after: last?.productNumber }),
      range,
    )
    if (!found.ok) return storeApiFailed(c, found.error)
    if (p > 1 && found.value.length === 0) return c.notFound()
    const read = MAX_PAGES * LIST_LIMIT
    // Requesting one more page costs the backend less than counting all products.
    const next =
      found.value.length < read
        ? null
        : await catalogue.addresses(locale, {
            page: 1,
            limit: 1,
            after: found.value.at(-1)?.productNumber,
          })
    if (next && !next.ok) return storeApiFailed(c, next.error)
    const hasMore = next !== null && next.value.data.elements.length > 0
    const facts = {
      rates: await rates,
      categories: new Map(namePaths(await tree)),
      time: { now: new Date(), packing: c.var.vars.settings.packing },
    }
    return renderText(
      c,
      productFeed(siteOf(c), found.value.filter(isSold), { page: p, hasMore, ...facts }),
      XML,
    )
  })
  .on('GET', at('llms'), async (c) => {
    const { services, locale } = c.var
    const { entries } = services.storeApi
    const [tree, posts, terms, projects] = await Promise.all([
      navigationTree(c),
      firstOf(c, entries.posts(locale, { page: 1, limit: NEWEST_POSTS })),
      firstOf(c, entries.terms(locale)),
      firstOf(c, entries.projects(locale, { page: 1, limit: 1 })),
    ])
    const [hasLexicon, hasGallery] = [terms.length > 0, projects.length > 0]
    return renderText(c, llmsTxt(siteOf(c), { tree, posts, hasLexicon, hasGallery }), TEXT)
  })
