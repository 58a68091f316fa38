import { readableName } from '#shared/i18n/product-name.ts'
import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { navigationTree } from '#worker/rendering/navigation/navigation-tree.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { ProductDetails, ProductOverview } from '../../pages/product/product-page.tsx'
import { choiceGroups } from '../../pages/product/choices.ts'
import { extraDaysIn } from '../../pages/product/delivery-dates.ts'
import {
  readReviewQuery,
  reviewParams,
  type ReviewQuery,
} from '../../pages/product/review-query.ts'
import { prefersMarkdown, renderMarkdown } from '#worker/feeds/markdown/respond-with-markdown.ts'
import { productMarkdown } from '#worker/feeds/markdown/product-markdown.ts'
import { listProductImages } from '../../pages/product-images.ts'
import type { PageHead } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf, type Site } from '#worker/feeds/structured-data/json-ld.ts'
import { productJsonLd } from '#worker/feeds/structured-data/product.ts'
import { inquiryRequirements } from '../forms/requirements.ts'
import { formToken } from '../forms/form-token.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { toCanonical, canonicalPaths, type Target } from './canonical-paths.ts'
import {
  crossSellingOf,
  ratesOf,
  reviewsOf,
  termsFor,
  variantsOf,
  withReviewCount,
} from './product-extras.ts'
import { crumbsOf, trailTo } from './trail.ts'

/** The page of one product at its canonical path. Its parts load in parallel. */
export async function productPage(c: Context<AppEnv>, target: Target): Promise<Response> {
  const { locale } = c.var
  const { detail } = started({ detail: loadDetail(c, target) })
  const { critical } = started({ critical: loadProduct(c, target, detail) })
  if (prefersMarkdown(c.req.header('accept'))) {
    const { product, paths } = await critical
    await c.var.currencyKnown
    const elsewhere = toCanonical(c, paths[locale])
    const write = (site: Site) => productMarkdown(site, product, paths[locale])
    return elsewhere ?? renderMarkdown(c, write)
  }
  const deferred = loadDeferred(c, target, detail)
  if (target.seoPath === undefined) {
    const elsewhere = toCanonical(c, (await critical).paths[locale])
    if (elsewhere) return elsewhere
  }
  const { reviewQuery } = deferred
  return respondWithPage(c, {
    sheet: 'product',
    head: critical.then((loaded) => headOf(c, loaded, reviewQuery)),
    main: [overviewOf(c, critical, deferred), detailsOf(c, critical, deferred)],
    structuredData: structuredDataOf(c, critical, deferred),
  })
}

type Critical = Promise<Awaited<ReturnType<typeof loadProduct>>>
type Deferred = ReturnType<typeof loadDeferred>

type Detail = ReturnType<typeof loadDetail>

async function loadDetail(c: Context<AppEnv>, { id }: Target) {
  return requireData(c, await c.var.services.storeApi.catalogue.product(c.var.locale, id))
}

/** The product with its paths and breadcrumbs. */
async function loadProduct(c: Context<AppEnv>, target: Target, detail: Detail) {
  const { locale } = c.var
  const [tree, { product, configurator }, paths] = await Promise.all([
    navigationTree(c),
    detail,
    canonicalPaths(c, target),
  ])
  const shown = { ...target, id: product.id, seoPath: undefined }
  const crumbs = crumbsOf(locale, trailTo(tree, product.seoCategory?.id ?? ''))
  return {
    product,
    configurator: configurator ?? [],
    paths,
    // The address of a parent shows a variant, which has a page with the same content.
    indexed: product.id === target.id ? paths : await canonicalPaths(c, shown),
    mainCategory: crumbs[0]?.href,
    crumbs: [...crumbs, { name: readableName(product.name) }],
  }
}

/** Optional parts of the page. Each has its own fallback. */
function loadDeferred(
  c: Context<AppEnv>,
  { id, parentId: parentProductId }: Target,
  detail: Detail,
) {
  const reviewQuery = readReviewQuery(new URL(c.req.url).searchParams)
  const parentId = Promise.resolve(parentProductId).then(async (known) =>
    known === undefined ? ((await detail).product.parentId ?? null) : known,
  )
  return {
    reviewQuery,
    ...started({
      variants: parentId.then((parent) => variantsOf(c, parent)),
      reviews: parentId.then((parent) => reviewsOf(c, parent ?? id, reviewQuery)),
      crossSelling: crossSellingOf(c, id),
      rates: ratesOf(c),
      required: inquiryRequirements(c),
      terms: detail.then(({ product }) => termsFor(c, product)),
    }),
  }
}

async function overviewOf(c: Context<AppEnv>, critical: Critical, deferred: Deferred) {
  const { locale, shopper } = c.var
  const { configurator, paths, crumbs, ...loaded } = await critical
  const [variants, rates] = await Promise.all([deferred.variants, deferred.rates])
  const product = await withReviewCount(loaded.product, deferred.reviews)
  const groups = choiceGroups(locale, product, configurator, variants)
  const content = (
    <ProductOverview
      path={paths[locale]}
      quantity={c.req.query('metres') ?? c.req.query('quantity')}
      now={new Date()}
      extraDays={extraDaysIn(shopper.view.segment, rates)}
      {...{ product, crumbs, groups }}
    />
  )
  return { content, firstPictures: listProductImages(product).slice(0, 1) }
}

async function detailsOf(c: Context<AppEnv>, critical: Critical, deferred: Deferred) {
  const { product, paths } = await critical
  const path = paths[c.var.locale]
  const { reviewQuery } = deferred
  const content = (
    <ProductDetails
      path={path}
      address={`${siteOf(c).origin}${path}`}
      product={await withReviewCount(product, deferred.reviews)}
      reviews={await deferred.reviews}
      crossSelling={await deferred.crossSelling}
      terms={await deferred.terms}
      required={await deferred.required}
      formToken={await formToken(c, new Date())}
      {...{ reviewQuery }}
    />
  )
  return { content }
}

function headOf(
  c: Context<AppEnv>,
  { product, indexed, mainCategory }: Awaited<Critical>,
  reviewQuery: ReviewQuery,
): PageHead {
  const { name, metaTitle, metaDescription, description } = product
  return {
    title: metaTitle || readableName(name),
    description: metaDescription || description || undefined,
    robots: robotsOf(product, reviewQuery),
    paths: indexed,
    keeps: preservedQuery(c, reviewQuery),
    mainCategory,
    kind: 'product',
    image: product.cover?.media,
  }
}

async function structuredDataOf(c: Context<AppEnv>, critical: Critical, deferred: Deferred) {
  const { product, indexed, crumbs } = await critical
  await c.var.currencyKnown
  const offered = {
    path: indexed[c.var.locale],
    segment: c.var.shopper.view.segment,
    rates: await deferred.rates,
    reviews: (await deferred.reviews).elements,
  }
  const reviewed = await withReviewCount(product, deferred.reviews)
  const site = siteOf(c)
  return jsonLd([breadcrumbList(site, crumbs), productJsonLd(site, reviewed, offered)])
}

/** The parameters that the language switch preserves: the sorting of reviews and the quantity. */
function preservedQuery(c: Context<AppEnv>, reviews: ReviewQuery): string {
  const query = reviewParams(reviews)
  for (const name of ['metres', 'quantity']) {
    const value = c.req.query(name)
    if (value) query.set(name, value.trim())
  }
  return query.size === 0 ? '' : `?${query}`
}

/** Filtered or sorted review pages are noindex. */
function robotsOf({ customFields }: Product, { stars, reviews }: ReviewQuery) {
  if (customFields.ripstop_test_article) return 'noindex'
  return stars !== null || reviews !== 'newest' ? 'noindex, follow' : undefined
}
