import { formatDate, formatFigure } from '#shared/i18n/format.ts'
import type { Review } from '#shared/schemas/store-api/review.ts'
import { useMessages } from '../use-messages.ts'
import { Stars } from '#client/ui/stars.tsx'

type ReviewItemProps = {
  readonly review: Review
  /** The product of the page. A review of another variant names that variant. */
  readonly number: string
}

/** One review, in its own text direction. */
export function ReviewItem({ review, number }: ReviewItemProps) {
  const { locale, t } = useMessages()
  const { title, content, points, createdAt, externalUser, customFields } = review
  const about = customFields?.ripstop_number
  const notes = [
    formatDate(locale, createdAt),
    about && about !== number && t('reviews.about', { number: about }),
    customFields?.ripstop_translated && t('reviews.translated'),
  ].filter((note) => typeof note === 'string')
  const shownIn = customFields?.ripstop_language ?? locale
  return (
    <article className="review">
      {points && <Rating points={points} />}
      <div lang={shownIn === locale ? undefined : shownIn} dir="auto">
        <h3>{title}</h3>
        {content.split(/\s*\n\s*/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="quiet">
        <small>
          {externalUser && (
            <>
              <bdi>{externalUser}</bdi>,{' '}
            </>
          )}
          {notes.join(', ')}
        </small>
      </p>
    </article>
  )
}

/** Stars with an accessible text. */
export function Rating({ points }: { readonly points: number }) {
  const { locale, t } = useMessages()
  const average = formatFigure(locale, points)
  return (
    <span className="rating">
      <Stars points={points} label={t('reviews.stars', { average })} />
    </span>
  )
}
