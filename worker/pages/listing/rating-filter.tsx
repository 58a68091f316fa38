import type { ListingFilters } from '#shared/domain/listing.ts'
import { useMessages } from '../use-messages.ts'
import type { Facets } from './facets.ts'

/** Minimum numbers of stars. */
const STEPS = [4, 3, 2, 1] as const

type RatingFilterProps = { readonly facets: Facets; readonly filters: ListingFilters }

/** The minimum rating; nothing if no product has a rating. */
export function RatingFilter({ facets: { ratings }, filters: { rating } }: RatingFilterProps) {
  const { t } = useMessages()
  const steps =
    rating === null || STEPS.some((step) => step === rating) ? STEPS : [rating, ...STEPS]
  if (rating === null && steps.every((step) => ratings[step] === undefined || ratings[step] === 0))
    return null
  return (
    <details className="collapsible" open={rating !== null}>
      <summary>{t('catalogue.rating')}</summary>
      <div role="radiogroup" aria-label={t('catalogue.rating')}>
        <label className="tick">
          <input type="radio" name="rating" value="" defaultChecked={rating === null} />
          {t('catalogue.anyRating')}
        </label>
        {steps.map((step) => (
          <label key={step} className="tick">
            <input
              type="radio"
              name="rating"
              value={step}
              defaultChecked={step === rating}
              disabled={ratings[step] === 0 && step !== rating}
            />
            {`${t('catalogue.stars', { count: step })} `}
            {typeof ratings[step] === 'number' && <small>{ratings[step]}</small>}
          </label>
        ))}
      </div>
    </details>
  )
}
