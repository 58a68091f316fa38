import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { useHas } from '../use-settings.ts'

type ToProjectProps = {
  /** The products to add, as a query for the page that chooses the project. */
  readonly source: Readonly<Record<string, string>>
  readonly word: 'addButton' | 'fromCart' | 'fromWishlist' | 'fromGallery'
}

/** A link to the page that chooses a project; nothing if the shop has no projects. */
export function ToProject({ source, word }: ToProjectProps) {
  const { locale, t } = useMessages()
  if (!useHas('planner')) return null
  return (
    <a className="btn" href={urls.planAdd(locale, source)} rel="nofollow">
      {t(`planner.${word}`)}
    </a>
  )
}
