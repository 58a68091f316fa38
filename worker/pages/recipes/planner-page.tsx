import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { LOCALE_TAGS } from '#shared/i18n/locales.ts'
import type { Recipe } from '#shared/recipes/recipe.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'

/** The recipes of the planner, and a link to the shopper's own projects. */
export function PlannerPage({ recipes }: { readonly recipes: readonly Recipe[] }) {
  const { locale, t } = useMessages()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('recipes.title') }]} />
      <div className="title-row">
        <h1>{t('recipes.title')}</h1>
        <p className="lead">{t('recipes.lead')}</p>
        <p>
          <a className="btn" href={urls.page(locale, 'projects')} rel="nofollow">
            {t('recipes.toProjects')}
          </a>{' '}
          <a className="btn" href={urls.page(locale, 'trueSize')}>
            {t('trueSize.title')}
          </a>
        </p>
      </div>
      <ul className="note-grid">
        {recipes.map((recipe) => (
          <li key={recipe.key} className="note-card">
            <h2>
              <a href={urls.recipe(locale, recipe.slug[locale])}>{recipe.name[locale]}</a>
            </h2>
            <p>{withSoftHyphens(recipe.summary[locale])}</p>
            <RecipeFacts recipe={recipe} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Difficulty and working time. */
export function RecipeFacts({ recipe }: { readonly recipe: Recipe }) {
  const { locale, t } = useMessages()
  const hours = new Intl.NumberFormat(LOCALE_TAGS[locale], { maximumFractionDigits: 1 })
  const [from, to] = recipe.hours
  return (
    <dl className="facts">
      <div>
        <dt>{t('content.difficulty')}</dt>
        <dd>{t(`content.difficulty${recipe.difficulty}`)}</dd>
      </div>
      <div>
        <dt>{t('content.workTime')}</dt>
        <dd>{t('recipes.hours', { from: hours.format(from), to: hours.format(to) })}</dd>
      </div>
    </dl>
  )
}
