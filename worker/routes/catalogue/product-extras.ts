import { hasLexiconTerm } from '../../pages/product/lexicon-links.ts'
import { REVIEWS_A_PAGE, type ReviewQuery } from '../../pages/product/review-query.ts'
import type { DetailedProduct, Product } from '#shared/schemas/store-api/product.ts'
import type { ReviewList } from '#shared/schemas/store-api/review.ts'
import type { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { isOutage } from '#worker/store-api/transport/call.ts'
import type { Context } from 'hono'

// Data that a product page can do without. After a failure the page is complete but not cached.

/** The variants of a product; none after a failure. Customers can still buy the product. */
export async function variantsOf(c: Context<AppEnv>, parentId: string | null) {
  if (!parentId) return []
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.variants(locale, parentId)
  if (found.ok) return found.value.data.elements
  c.set('degraded', true)
  return []
}

/** Reviews of all variants; an empty list after a failure. */
export async function reviewsOf(
  c: Context<AppEnv>,
  id: string,
  query: ReviewQuery,
): Promise<ReviewList> {
  const { services, locale } = c.var
  const { p: page, stars: points, reviews: sort } = query
  const requested = { page, points, sort, limit: REVIEWS_A_PAGE }
  const found = await services.storeApi.reviews.of(locale, id, requested)
  if (found.ok) return found.value.data
  c.set('degraded', true)
  return { elements: [], total: 0 }
}

/** Shopware returns an average without a count. The count comes from the ratings' distribution. */
export async function withReviewCount(
  product: DetailedProduct,
  reviews: Promise<ReviewList>,
): Promise<DetailedProduct> {
  const { customFields, ratingAverage } = product
  if (customFields.ripstop_review_count > 0 || !ratingAverage) return product
  const buckets = (await reviews).aggregations?.ratingMatrix?.buckets ?? []
  const count = buckets.reduce((sum, bucket) => sum + bucket.count, 0)
  return { ...product, customFields: { ...customFields, ripstop_review_count: count } }
}

/** Shipping rates for search engines; empty if the backend has none. */
export async function ratesOf(c: Context<AppEnv>): Promise<ShippingRates> {
  const found = await c.var.services.storeApi.shipping.rates(c.var.locale)
  if (found.ok) return found.value.data
  if (isOutage(found.error)) c.set('degraded', true)
  return { elements: [] }
}

/** The lexicon, if it can explain some properties. A shop may have none. */
export async function termsFor(c: Context<AppEnv>, { properties }: Product) {
  if (!hasLexiconTerm(properties ?? [])) return []
  const found = await c.var.services.storeApi.entries.terms(c.var.locale)
  if (found.ok) return found.value.data.elements
  if (isOutage(found.error)) c.set('degraded', true)
  return []
}

export async function crossSellingOf(c: Context<AppEnv>, id: string) {
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
