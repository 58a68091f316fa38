import { readableName } from '#shared/i18n/article-name.ts'
import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { navigationTree } from '#worker/rendering/navigation-tree.ts'
import type { DetailedProduct, Product } from '#shared/schemas/store-api/product.ts'
import type { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import type { ReviewList } from '#shared/schemas/store-api/review.ts'
import { ArticlePage } from '../../pages/product/article-page.tsx'
import { choiceGroups } from '../../pages/product/choices.ts'
import { extraDaysIn } from '../../pages/product/delivery-dates.ts'
import { isExplained } from '../../pages/product/explained.ts'
import {
  readReviewQuery,
  reviewParams,
  REVIEWS_A_PAGE,
  type ReviewQuery,
} from '../../pages/product/review-query.ts'
import { answerMarkdown, prefersMarkdown } from '#worker/feeds/markdown/answer-markdown.ts'
import { productMarkdown } from '#worker/feeds/markdown/product-markdown.ts'
import { viewsOf } from '../../pages/views-of.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { isOutage } from '#worker/store-api/transport/transport.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { productJsonLd } from '#worker/feeds/structured-data/product.ts'
import { inquiryRequirements } from '../forms/requirements.ts'
import { formToken } from '../forms/form-token.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { toCanonical, canonicalPaths, type Target } from './canonical-paths.ts'
import { crumbsOf, trailTo } from './trail.ts'

/**
 * The page of one article, at its canonical path. The other parts of the page are loaded with the
 * article if the address named its family, otherwise once the article names it.
 */
export async function productPage(c: Context<AppEnv>, target: Target): Promise<Response> {
  const { services, locale } = c.var
  const { familyId } = target
  const isBegun = familyId !== undefined && !prefersMarkdown(c.req.header('accept'))
  const [tree, detail, paths, earlyParts] = await Promise.all([
    navigationTree(c),
    services.storeApi.catalogue.product(locale, target.id),
    canonicalPaths(c, target),
    isBegun ? besideOf(c, target.id, familyId) : null,
  ])
  if (!detail.ok) return storeApiFailed(c, detail.error)
  const { product: found, configurator } = detail.value.data

  const elsewhere = toCanonical(c, paths[locale])
  if (elsewhere) return elsewhere
  const markdown = answerMarkdown(c, (site) => productMarkdown(site, found, paths[locale]))
  if (markdown) return markdown

  const [beside, terms] = await Promise.all([
    earlyParts ?? besideOf(c, found.id, found.parentId ?? null),
    termsFor(c, found),
  ])
  const { variants, reviews, reviewQuery, goesWith, rates, required } = beside
  const product = withReviewCount(found, reviews)
  const crumbs = crumbsOf(locale, trailTo(tree, product.seoCategory?.id ?? ''))
  const { name, metaTitle, metaDescription, description } = product
  const readable = readableName(name)
  const shownCrumbs = [...crumbs, { name: readable }]
  const offered = {
    path: paths[locale],
    segment: c.var.shopper.view.segment,
    rates,
    reviews: reviews.elements,
  }
  return renderPage(
    c,
    <ArticlePage
      path={paths[locale]}
      address={`${siteOf(c).origin}${paths[locale]}`}
      product={product}
      crumbs={shownCrumbs}
      groups={choiceGroups(locale, product, configurator ?? [], variants)}
      quantity={c.req.query('quantity')}
      now={new Date()}
      extraDays={extraDaysIn(offered.segment, offered.rates)}
      {...{ reviews, reviewQuery, goesWith, terms, required }}
      formToken={await formToken(c, new Date())}
    />,
    {
      sheet: 'article',
      title: metaTitle || readable,
      description: metaDescription || description || undefined,
      robots: robotsOf(product, reviewQuery),
      paths,
      keeps: keptQuery(c.req.query('quantity'), reviewQuery),
      aisle: crumbs[0]?.href,
      kind: 'product',
      image: product.cover?.media,
      firstPictures: viewsOf(product).slice(0, 1),
      structuredData: jsonLd([
        breadcrumbList(siteOf(c), shownCrumbs),
        productJsonLd(siteOf(c), product, offered),
      ]),
    },
  )
}

/** The language switch keeps the sorting of the reviews and the typed quantity. */
function keptQuery(quantity: string | undefined, reviews: ReviewQuery): string {
  const query = reviewParams(reviews)
  if (quantity) query.set('quantity', quantity.trim())
  return query.size === 0 ? '' : `?${query}`
}

/** The parts of the page beside the article: its family, matching articles, what a question needs. */
async function besideOf(c: Context<AppEnv>, id: string, familyId: string | null) {
  const reviewQuery = readReviewQuery(new URL(c.req.url).searchParams)
  const [variants, reviews, goesWith, rates, required] = await Promise.all([
    variantsOf(c, familyId),
    reviewsOf(c, familyId ?? id, reviewQuery),
    crossSellingOf(c, id),
    ratesOf(c),
    inquiryRequirements(c),
  ])
  return { variants, reviews, reviewQuery, goesWith, rates, required }
}

/** Without its siblings an article can still be bought: the choice is left out. */
async function variantsOf(c: Context<AppEnv>, familyId: string | null) {
  if (!familyId) return []
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.variants(locale, familyId)
  if (found.ok) return found.value.data.elements
  c.set('degraded', true)
  return []
}

/** Narrowed or sorted reviews are no page of their own. */
function robotsOf({ customFields }: Product, { stars, reviews }: ReviewQuery) {
  if (customFields.ripstop_test_article) return 'noindex'
  return stars !== null || reviews !== 'newest' ? 'noindex, follow' : undefined
}

/** Reviews of all variants; without them the article is still there. */
async function reviewsOf(c: Context<AppEnv>, id: string, query: ReviewQuery): Promise<ReviewList> {
  const { services, locale } = c.var
  const { p: page, stars: points, reviews: sort } = query
  const asked = { page, points, sort, limit: REVIEWS_A_PAGE }
  const found = await services.storeApi.reviews.of(locale, id, asked)
  if (found.ok) return found.value.data
  c.set('degraded', true)
  return { elements: [], total: 0 }
}

/** A Shopware tells no count beside the average; the distribution of the stars has it. */
function withReviewCount(product: DetailedProduct, { aggregations }: ReviewList): DetailedProduct {
  const { customFields } = product
  const buckets = aggregations?.ratingMatrix?.buckets ?? []
  const count = buckets.reduce((sum, bucket) => sum + bucket.count, 0)
  return customFields.ripstop_review_count > 0
    ? product
    : { ...product, customFields: { ...customFields, ripstop_review_count: count } }
}

/** Delivery costs for search engines; none if the backend does not name them. */
async function ratesOf(c: Context<AppEnv>): Promise<ShippingRates> {
  const found = await c.var.services.storeApi.shipping.rates(c.var.locale)
  if (found.ok) return found.value.data
  if (isOutage(found.error)) c.set('degraded', true)
  return { elements: [] }
}

/** The lexicon, where it could explain some of the data; a shop may have none. */
async function termsFor(c: Context<AppEnv>, { properties }: Product) {
  if (!isExplained(properties ?? [])) return []
  const found = await c.var.services.storeApi.entries.terms(c.var.locale)
  if (found.ok) return found.value.data.elements
  if (isOutage(found.error)) c.set('degraded', true)
  return []
}

async function crossSellingOf(c: Context<AppEnv>, id: string) {
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.crossSelling(locale, id)
  if (!found.ok) {
    c.set('degraded', true)
    return []
  }
  return found.value.data.map(({ crossSelling, products }) => ({
    name: crossSelling.name,
    products,
  }))
}
