import { ScrollArea } from '#client/ui/scroll-area.tsx'
import { formatNumber } from '#shared/i18n/format.ts'
import type { Recipe } from '#shared/recipes/recipe.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { useMessages } from '../use-messages.ts'

type StepsProps = {
  readonly recipe: Recipe
  readonly values: Readonly<Record<string, number>>
}

/** The calculated values, each with its formula. */
export function Steps({ recipe, values }: StepsProps) {
  const { locale, t } = useMessages()
  const figure = (key: string) => formatNumber(locale, Math.round((values[key] ?? 0) * 100) / 100)
  return (
    <section className="stack">
      <h2>{t('recipes.steps')}</h2>
      <ScrollArea label={t('recipes.steps')}>
        <table className="data">
          <ColumnHeads
            columns={[
              { label: t('recipes.stepWhat') },
              { label: t('recipes.stepFormula') },
              { label: t('recipes.stepResult'), className: 'r' },
            ]}
          />
          <tbody>
            {recipe.parameters.map(({ key, name, unit }) => (
              <tr key={key}>
                <th scope="row">{name[locale]}</th>
                <td>
                  <code>{key}</code>
                </td>
                <td className="r">
                  {figure(key)} {unit}
                </td>
              </tr>
            ))}
            {recipe.derived.map(({ key, expr, unit, words: messages }) => (
              <tr key={key}>
                <th scope="row">{messages[locale]}</th>
                <td>
                  <code>{`${key} = ${expr}`}</code>
                </td>
                <td className="r">
                  {figure(key)} {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  )
}
