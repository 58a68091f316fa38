import type { ReviewList } from '#shared/schemas/store-api/review.ts'
import { useMessages } from '../use-messages.ts'
import type { ReviewQuery } from './review-query.ts'

type ReviewMatrixProps = {
  readonly list: ReviewList
  readonly query: ReviewQuery
  readonly hrefOf: (query: ReviewQuery) => string
}

const POINTS = [5, 4, 3, 2, 1] as const

/** The number of reviews per number of stars. Each row is a link that filters the list. */
export function ReviewMatrix({ list, query, hrefOf }: ReviewMatrixProps) {
  const { t } = useMessages()
  const buckets = list.aggregations?.ratingMatrix?.buckets
  if (!buckets) return null
  const counts = new Map(buckets.map(({ key, count }) => [key, count]))
  const all = buckets.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className="matrix" aria-label={t('reviews.distribution')}>
      {POINTS.map((points) => {
        const count = counts.get(points) ?? 0
        const isOn = query.stars === points
        const row = (
          <>
            <span>{t('reviews.points', { points })}</span>
            <meter min={0} max={Math.max(all, 1)} value={count} aria-hidden="true" />
            <span className="n">{count}</span>
          </>
        )
        return (
          <li key={points}>
            {count > 0 ? (
              <a
                href={hrefOf({ ...query, p: 1, stars: isOn ? null : points })}
                rel="nofollow"
                aria-current={isOn || undefined}
                title={t(isOn ? 'reviews.all' : 'reviews.only', { points })}
              >
                {row}
              </a>
            ) : (
              <span className="none">{row}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
