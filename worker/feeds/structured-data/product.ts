import { readableName } from '#shared/i18n/product-name.ts'
import { paragraphsOf } from '#worker/pages/plain-text.ts'
import { sharePicture } from '#worker/pages/share-picture.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import type { Review } from '#shared/schemas/store-api/review.ts'
import type { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import { addressOf, type Site, type Thing } from './json-ld.ts'
import { offer } from './offer.ts'

/** Search engines show one. */
const MAX_IMAGES = 1

type ProductDetails = {
  readonly path: string
  readonly segment: PriceSegment
  readonly rates: ShippingRates
  /** The reviews that the page shows. */
  readonly reviews: readonly Review[]
}

/** A product with its offer, at its canonical path. */
export function productJsonLd(
  site: Site,
  product: DetailedProduct,
  { path, segment, rates, reviews }: ProductDetails,
): Thing {
  const { customFields: facts, media, cover, manufacturer } = product
  const url = addressOf(site, path)
  const pictures = media && media.length > 0 ? media : cover ? [cover] : []
  const text = paragraphsOf(product.description ?? '').join(' ')
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: readableName(product.name),
    url,
    sku: product.productNumber,
    ...(product.manufacturerNumber && { mpn: product.manufacturerNumber }),
    ...(text && { description: text }),
    ...(pictures.length > 0 && {
      image: pictures
        .slice(0, MAX_IMAGES)
        .map((picture) => addressOf(site, sharePicture(picture.media)?.url ?? picture.media.url)),
    }),
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer.name } }),
    ...(facts.ripstop_shade && { color: facts.ripstop_shade.name }),
    ...group(product),
    ...rating(product, reviews),
    offers: offer(site, product, { url, segment, rates }),
  }
}

/** The parent product that a variant belongs to (schema.org/ProductGroup). */
function group({ parentId, name, customFields, options }: DetailedProduct) {
  if (!parentId) return {}
  const variesBy = customFields.ripstop_shade ? ['https://schema.org/color'] : []
  const size = (options ?? []).length > variesBy.length ? ['https://schema.org/size'] : []
  return {
    inProductGroupWithID: parentId,
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: parentId,
      name: readableName(name),
      variesBy: [...variesBy, ...size],
    },
  }
}

/** Average rating and reviews of a product, from one to five; nothing without reviews. */
function rating(
  { ratingAverage, customFields }: Pick<DetailedProduct, 'ratingAverage' | 'customFields'>,
  reviews: readonly Review[],
) {
  const count = customFields.ripstop_review_count
  if (!ratingAverage || count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratingAverage,
      reviewCount: count,
    },
    ...(reviews.length > 0 && { review: reviews.map(reviewJsonLd) }),
  }
}

function reviewJsonLd(review: Review): Thing {
  const { title, content, points, createdAt, externalUser } = review
  return {
    '@type': 'Review',
    name: title,
    reviewBody: content,
    datePublished: createdAt.slice(0, 10),
    author: { '@type': 'Person', name: externalUser || '–' },
    ...(points && {
      reviewRating: {
        '@type': 'Rating',
        ratingValue: points,
      },
    }),
  }
}
