import { TextField } from '#client/ui/field.tsx'
import { formatPlainNumber } from '#shared/i18n/format.ts'
import type { Recipe } from '#shared/recipes/recipe.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

export type DimensionsInput = {
  /** The dimensions for the calculation. */
  readonly dimensions: Readonly<Record<string, number>>
  /** The values in the fields. */
  readonly values: Readonly<Record<string, string>>
  readonly fieldErrors: Readonly<Record<string, string>>
}

type DimensionsProps = { readonly recipe: Recipe; readonly typed: DimensionsInput }

/** The form for the dimensions. It uses GET, so that its result has a URL to share. */
export function Dimensions({ recipe, typed: input }: DimensionsProps) {
  const { locale, t } = useMessages()
  return (
    <form
      className="stack no-print"
      method="get"
      action={urls.recipe(locale, recipe.slug[locale])}
      noValidate
    >
      <fieldset className="stack tightly">
        <legend>{t('recipes.dimensions')}</legend>
        <div className="dimensions">
          {recipe.parameters.map(({ key, name, unit, min, max }) => (
            <TextField
              key={key}
              id={key}
              name={key}
              label={`${name[locale]} (${unit})`}
              defaultValue={input.values[key]}
              inputMode="decimal"
              autoComplete="off"
              hint={t('recipes.between', {
                min: formatPlainNumber(locale, min),
                max: formatPlainNumber(locale, max),
                unit,
              })}
              error={input.fieldErrors[key]}
            />
          ))}
        </div>
      </fieldset>
      <p>
        <button className="btn ink">{t('recipes.calculate')}</button>
      </p>
    </form>
  )
}
