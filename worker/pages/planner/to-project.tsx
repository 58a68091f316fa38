import { useContext } from 'react'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { HasPlans } from '../has-plans.ts'

type ToProjectProps = {
  /** What is added, as the address of the choice names it. */
  readonly source: Readonly<Record<string, string>>
  readonly word: 'addButton' | 'fromCart' | 'fromWishlist' | 'fromGallery'
}

/** The way to the choice of a project; nothing where the shop keeps none. */
export function ToProject({ source, word }: ToProjectProps) {
  const { locale, t } = useWords()
  if (!useContext(HasPlans)) return null
  return (
    <a className="btn" href={urls.planAdd(locale, source)} rel="nofollow">
      {t(`planner.${word}`)}
    </a>
  )
}
