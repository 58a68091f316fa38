import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Notice } from '#client/ui/notice.tsx'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { TaxNote } from '#client/ui/price/price.tsx'
import type { CalculatedRecipe } from '#shared/domain/planner/recipe.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { LocaleTexts, Recipe } from '#shared/recipes/recipe.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import { TitleBlock } from '../title-block.tsx'
import { useMessages } from '../use-messages.ts'
import { Dimensions, type DimensionsInput } from './dimensions.tsx'
import { Layouts } from './layouts.tsx'
import { Material } from './material.tsx'
import { RecipeFacts } from './planner-page.tsx'
import type { RecipeLine } from './recipe-view.ts'
import { Steps } from './steps.tsx'

type RecipePageProps = {
  readonly recipe: Recipe
  readonly calculated: CalculatedRecipe<LocaleTexts>
  readonly lines: readonly RecipeLine[]
  readonly crumbs: readonly Crumb[]
  readonly typed: DimensionsInput
  readonly notices: readonly PageNotice[]
}

/** A recipe: its dimensions, and the resulting material, layouts and steps. */
export function RecipePage({
  recipe,
  calculated,
  lines,
  crumbs,
  typed: input,
  notices,
}: RecipePageProps) {
  const { locale, t } = useMessages()
  const isFaulty = Object.keys(input.fieldErrors).length > 0
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="stack apart">
        <section className="stack">
          <div className="title-row">
            <h1>{withSoftHyphens(recipe.name[locale])}</h1>
            <p className="lead">{recipe.summary[locale]}</p>
            <div className="project-facts">
              <RecipeFacts recipe={recipe} />
            </div>
          </div>
          <PageNotices notices={notices} />
          <Dimensions recipe={recipe} typed={input} />
          {isFaulty && <Notice tone="bad">{t('recipes.invalidDimensions')}</Notice>}
          <Totals lines={lines} />
        </section>
        <section className="stack">
          <h2>{t('recipes.material')}</h2>
          <Material recipe={recipe} lines={lines} dimensions={input.dimensions} />
          <TaxNote />
        </section>
        <Layouts calculated={calculated} lines={lines} />
        <Steps recipe={recipe} values={calculated.values} />
        <p className="quiet no-print">{t('recipes.print')}</p>
      </div>
    </div>
  )
}

function Totals({ lines }: { readonly lines: readonly RecipeLine[] }) {
  const { locale, t } = useMessages()
  const sum = (figure: (line: RecipeLine) => number) =>
    lines.reduce((all, line) => all + figure(line), 0)
  const grams = (all: number) =>
    t('planner.grams', { grams: formatNumber(locale, Math.round(all)) })
  const cells: readonly (readonly [string, string])[] = [
    [t('recipes.finishedWeight'), grams(sum((line) => line.finishedGrams))],
    [t('recipes.boughtWeight'), grams(sum((line) => line.boughtGrams))],
    [
      t('recipes.price'),
      formatMoney(
        locale,
        sum((line) => line.cents ?? 0),
      ),
    ],
  ]
  return <TitleBlock cells={cells} />
}
