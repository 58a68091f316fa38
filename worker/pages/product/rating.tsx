import { Stars } from '#client/ui/stars.tsx'
import { formatFigure } from '#shared/i18n/format.ts'
import { useWords } from '../words.ts'

/** Stars with the words that say the same. */
export function Rating({ points }: { readonly points: number }) {
  const { locale, t } = useWords()
  const average = formatFigure(locale, points)
  return (
    <span className="rating">
      <Stars points={points} label={t('reviews.stars', { average })} />
    </span>
  )
}
