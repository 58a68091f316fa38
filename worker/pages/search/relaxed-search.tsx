import type { SearchDetails } from '#shared/schemas/store-api/category.ts'
import { useMessages } from '../use-messages.ts'

/** What the products of a search lack: words, and figures with the nearest ones. */
export function RelaxedSearch({ words, figures }: NonNullable<SearchDetails['relaxed']>) {
  const { t } = useMessages()
  const [word] = words
  return (
    <>
      {word !== undefined && (
        <p className="lead">
          {words.length === 1 ? t('search.lacksWord', { word }) : t('search.lacksWords', { words })}
        </p>
      )}
      {figures.map((figure) => (
        <p key={figure.written} className="lead">
          {t('search.nearestFigures', figure)}
        </p>
      ))}
    </>
  )
}
