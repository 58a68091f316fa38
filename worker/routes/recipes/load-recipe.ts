import type { Context } from 'hono'
import { calculateRecipe, readDimension } from '#shared/domain/planner/recipe.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import { formatPlainNumber } from '#shared/i18n/format.ts'
import type { Recipe } from '#shared/recipes/recipe.ts'
import type { DimensionsInput } from '#worker/pages/recipes/dimensions.tsx'
import { recipeLines, type RecipeLine } from '#worker/pages/recipes/recipe-view.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'

/**
 * The entered dimensions. Missing dimensions have their defaults. One error resets all to their
 * defaults.
 */
export function readDimensions(
  { var: { t, locale } }: Context<AppEnv>,
  recipe: Recipe,
  input: (key: string) => string | undefined,
): DimensionsInput {
  const usual = Object.fromEntries(
    recipe.parameters.map((parameter) => [parameter.key, parameter.default]),
  )
  const values: Record<string, string> = {}
  const fieldErrors: Record<string, string> = {}
  const dimensions: Record<string, number> = {}
  for (const parameter of recipe.parameters) {
    const { key, unit } = parameter
    const text = input(key) ?? formatPlainNumber(locale, parameter.default)
    const read = readDimension(text, parameter)
    values[key] = text.slice(0, 40)
    if (read.ok) dimensions[key] = read.value
    else
      fieldErrors[key] =
        read.error === 'not-a-number'
          ? t('recipes.notANumber')
          : t('recipes.notBetween', {
              min: formatPlainNumber(locale, parameter.min),
              max: formatPlainNumber(locale, parameter.max),
              unit,
            })
  }
  const isFaulty = Object.keys(fieldErrors).length > 0
  return { dimensions: isFaulty ? usual : dimensions, values, fieldErrors }
}

/** The materials of a recipe for these dimensions, with current products and prices. */
export async function loadRecipe(
  c: Context<AppEnv>,
  recipe: Recipe,
  dimensions: Readonly<Record<string, number>>,
) {
  const calculated = calculateRecipe(recipe, dimensions)
  const lines = await linesOf(c, recipe, calculated)
  return lines.ok ? ok({ calculated, lines: lines.value }) : lines
}

async function linesOf(
  c: Context<AppEnv>,
  recipe: Recipe,
  calculated: Parameters<typeof recipeLines>[1],
): Promise<Result<readonly RecipeLine[], StoreApiFailure>> {
  const numbers = recipe.items.map(({ article: product }) => product)
  const found = await shopperApi(c).projects.products(numbers)
  if (!found.ok) return found
  const products = new Map(
    found.value.data.elements.map((product) => [product.productNumber, product]),
  )
  return ok(recipeLines(recipe, calculated, products))
}
