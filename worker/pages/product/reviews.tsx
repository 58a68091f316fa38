import type { ReviewList } from '#shared/schemas/store-api/review.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { formatFigure } from '#shared/i18n/format.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { Rating, ReviewItem } from './review-item.tsx'
import { ReviewMatrix } from './review-matrix.tsx'
import { REVIEW_SORTS, reviewParams, type ReviewQuery, REVIEWS_A_PAGE } from './review-query.ts'

/** Fewer reviews have no sorting and no filter. */
const FEWEST_SORTED = 5

type ReviewsProps = {
  /** The path of the product page. */
  readonly path: string
  readonly product: Product
  readonly list: ReviewList
  readonly query: ReviewQuery
}

/** The reviews of a product, with links to filter and sort them. */
export function Reviews({ path, product, list, query }: ReviewsProps) {
  const { locale, t } = useMessages()
  const { ratingAverage, productNumber } = product
  const count = product.customFields.ripstop_review_count
  const hrefOf = (requested: ReviewQuery) => {
    const params = reviewParams(requested).toString()
    return `${path}${params && `?${params}`}#reviews`
  }
  const isNarrowed = query.stars !== null || query.reviews !== 'newest'
  const hasReviews = list.total > 0 || isNarrowed || query.p > 1
  const counts = list.aggregations?.ratingMatrix?.buckets.map((bucket) => bucket.count) ?? []
  const all = counts.reduce((sum, each) => sum + each, 0) || list.total
  return (
    <section className="stack" id="reviews">
      <div className="head">
        <h2>{t('reviews.title')}</h2>
        <a href={urls.review(locale, productNumber)} rel="nofollow">
          {t('reviews.write')}
        </a>
      </div>
      {ratingAverage && (
        <p className="row">
          <Rating points={ratingAverage} />
          <b>{t('reviews.average', { average: formatFigure(locale, ratingAverage) })}</b>
          <span className="quiet">
            {count > 0 && t('reviews.from', { count })} {t('reviews.checked')}
          </span>
        </p>
      )}
      {hasReviews ? (
        <>
          {(all >= FEWEST_SORTED || isNarrowed) && (
            <>
              <ReviewMatrix {...{ list, query, hrefOf }} />
              <ReviewTools {...{ query, hrefOf }} />
            </>
          )}
          {list.elements.map((review) => (
            <ReviewItem key={review.id} review={review} number={productNumber} />
          ))}
          {list.elements.length === 0 && <p>{t('reviews.noneWith')}</p>}
          <ReviewPager {...{ query, hrefOf }} total={list.total} />
        </>
      ) : (
        <p className="quiet">{t('reviews.none')}</p>
      )}
    </section>
  )
}

function ReviewTools({
  query,
  hrefOf,
}: {
  readonly query: ReviewQuery
  readonly hrefOf: (query: ReviewQuery) => string
}) {
  const { t } = useMessages()
  return (
    <nav className="chips" aria-label={t('reviews.sorting')}>
      {REVIEW_SORTS.map((sort) => (
        <a
          key={sort}
          className={query.reviews === sort ? 'chip on' : 'chip'}
          href={hrefOf({ ...query, p: 1, reviews: sort })}
          rel="nofollow"
          aria-current={query.reviews === sort || undefined}
        >
          {t(`reviews.${sort}`)}
        </a>
      ))}
      {query.stars !== null && (
        <a className="chip" href={hrefOf({ ...query, p: 1, stars: null })} rel="nofollow">
          {t('reviews.all')}
        </a>
      )}
    </nav>
  )
}

type ReviewPagerProps = {
  readonly query: ReviewQuery
  readonly total: number
  readonly hrefOf: (query: ReviewQuery) => string
}

/** Links to the previous and next reviews. */
function ReviewPager({ query, total, hrefOf }: ReviewPagerProps) {
  const { t } = useMessages()
  const { p } = query
  const last = Math.ceil(total / REVIEWS_A_PAGE)
  if (last < 2 && p === 1) return null
  const from = (p - 1) * REVIEWS_A_PAGE + 1
  const to = Math.min(p * REVIEWS_A_PAGE, total)
  return (
    <nav className="row" aria-label={t('reviews.pages')}>
      {p > 1 && (
        <a className="chip" rel="prev nofollow" href={hrefOf({ ...query, p: p - 1 })}>
          {t('catalogue.previous')}
        </a>
      )}
      {from <= to && <span className="quiet">{t('reviews.range', { from, to, total })}</span>}
      {p < last && (
        <a className="chip" rel="next nofollow" href={hrefOf({ ...query, p: p + 1 })}>
          {t('catalogue.next')}
        </a>
      )}
    </nav>
  )
}
