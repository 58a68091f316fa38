import type { Product } from '#shared/schemas/store-api/product.ts'
import type { Review } from '#shared/schemas/store-api/review.ts'
import type { Thing } from './json-ld.ts'

const BEST = 5
const WORST = 1

/** What customers gave an article and what they said; nothing where nobody did. */
export function rating(
  { ratingAverage, customFields }: Pick<Product, 'ratingAverage' | 'customFields'>,
  reviews: readonly Review[],
) {
  const count = customFields.ripstop_review_count
  if (!ratingAverage || count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratingAverage,
      reviewCount: count,
      bestRating: BEST,
      worstRating: WORST,
    },
    ...(reviews.length > 0 && { review: reviews.map(reviewJsonLd) }),
  }
}

function reviewJsonLd(review: Review): Thing {
  const { title, content, points, createdAt, externalUser, customFields } = review
  const language = customFields?.ripstop_language
  return {
    '@type': 'Review',
    name: title,
    reviewBody: content,
    datePublished: createdAt.slice(0, 10),
    ...(language && { inLanguage: language }),
    author: { '@type': 'Person', name: externalUser || '–' },
    ...(points && {
      reviewRating: {
        '@type': 'Rating',
        ratingValue: points,
        bestRating: BEST,
        worstRating: WORST,
      },
    }),
  }
}
