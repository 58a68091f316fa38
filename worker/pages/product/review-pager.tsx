import { useWords } from '../words.ts'
import { REVIEWS_A_PAGE, type ReviewQuery } from './review-query.ts'

type ReviewPagerProps = {
  readonly query: ReviewQuery
  readonly total: number
  readonly hrefOf: (query: ReviewQuery) => string
}

/** The reviews before and after those that are shown. */
export function ReviewPager({ query, total, hrefOf }: ReviewPagerProps) {
  const { t } = useWords()
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
