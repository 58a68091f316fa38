import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { navigationTree } from '../../navigation-tree.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import type { ReviewList } from '#shared/schemas/store-api/review.ts'
import { ArticlePage } from '../../pages/product/article-page.tsx'
import { choiceGroups } from '../../pages/product/choices.ts'
import { extraDaysIn } from '../../pages/product/delivery-dates.ts'
import {
  readReviewQuery,
  reviewParams,
  REVIEWS_A_PAGE,
  type ReviewQuery,
} from '../../pages/product/review-query.ts'
import { answerMarkdown } from '../../markdown/answer-markdown.ts'
import { productMarkdown } from '../../markdown/product-markdown.ts'
import { renderPage } from '../../render.tsx'
import { isOutage } from '../../store-api/transport.ts'
import { breadcrumbList } from '../../structured-data/breadcrumbs.ts'
import { jsonLd } from '../../structured-data/json-ld.ts'
import { productThing } from '../../structured-data/product.ts'
import { siteOf } from '../../structured-data/site-of.ts'
import { formToken } from '../forms/form-token.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { toCanonical } from './canonical.ts'
import { pathHere, pathsOf } from './paths-of.ts'
import { crumbsOf, trailTo } from './trail.ts'

/** The page of one article, at its canonical path. */
export async function productPage(c: Context<AppEnv>, id: string): Promise<Response> {
  const { services, locale } = c.var
  const { catalogue } = services.storeApi

  const [tree, detail] = await Promise.all([navigationTree(c), catalogue.product(locale, id)])
  if (!detail.ok) return storeApiFailed(c, detail.error)
  const { product, configurator } = detail.value.data

  const target = {
    routeName: 'frontend.detail.page',
    id: product.id,
    seoUrls: product.seoUrls,
  } as const
  const here = await pathHere(c, target)
  const elsewhere = toCanonical(c, here)
  if (elsewhere) return elsewhere
  const markdown = answerMarkdown(c, (site) => productMarkdown(site, product, here))
  if (markdown) return markdown

  const reviewQuery = readReviewQuery(new URL(c.req.url).searchParams)
  const [paths, variants, reviews, goesWith, rates] = await Promise.all([
    pathsOf(c, target),
    variantsOf(c, product.parentId),
    reviewsOf(c, product.parentId ?? product.id, reviewQuery),
    crossSellingOf(c, product.id),
    ratesOf(c),
  ])
  const crumbs = crumbsOf(locale, trailTo(tree, product.seoCategory?.id ?? ''))
  const { name, metaTitle, metaDescription, description } = product
  const shownCrumbs = [...crumbs, { name }]
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
      product={product}
      crumbs={shownCrumbs}
      groups={choiceGroups(locale, product, configurator ?? [], variants)}
      quantity={c.req.query('quantity')}
      now={new Date()}
      extraDays={extraDaysIn(offered.segment, offered.rates)}
      {...{ reviews, reviewQuery, goesWith }}
      formToken={await formToken(c, new Date())}
    />,
    {
      title: metaTitle || name,
      description: metaDescription || description || undefined,
      robots: robotsOf(product, reviewQuery),
      paths,
      keeps: keptQuery(c.req.query('quantity'), reviewQuery),
      aisle: crumbs[0]?.href,
      kind: 'product',
      image: product.cover?.media,
      structuredData: jsonLd([
        breadcrumbList(siteOf(c), shownCrumbs),
        productThing(siteOf(c), product, offered),
      ]),
    },
  )
}

/** What the language switch keeps: the reviews as they are sorted, the quantity that was typed. */
function keptQuery(quantity: string | undefined, reviews: ReviewQuery): string {
  const query = reviewParams(reviews)
  if (quantity) query.set('quantity', quantity.trim())
  return query.size === 0 ? '' : `?${query}`
}

/** Without its siblings an article can still be bought: the choice is left out. */
async function variantsOf(c: Context<AppEnv>, familyId: string | null | undefined) {
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

/** What delivery costs, for search engines; a shop that does not tell it has none to show. */
async function ratesOf(c: Context<AppEnv>): Promise<ShippingRates> {
  const found = await c.var.services.storeApi.shipping.rates(c.var.locale)
  if (found.ok) return found.value.data
  if (isOutage(found.error)) c.set('degraded', true)
  return { elements: [] }
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
