import { isMetreGood, toDisplayPrice, toDisplayTiers, tierAt } from '#client/ui/price/prices.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import type { CalculatedItem, CalculatedRecipe } from '#shared/domain/planner/recipe.ts'
import type { LocaleTexts, Recipe } from '#shared/recipes/recipe.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'

const GRAMS_PER_KILOGRAM = 1_000

/** A product of a recipe, with its current weight and price. */
export type RecipeLine = Readonly<{
  item: Recipe['items'][number]
  /** In wire units. */
  quantity: number
  /** Null if the shop does not have it. */
  product: Product | null
  boughtGrams: number
  finishedGrams: number
  /** Null if the shop does not have it. */
  cents: number | null
}>

/** The materials of a recipe, product by product. */
export function recipeLines(
  recipe: Recipe,
  calculated: CalculatedRecipe<LocaleTexts>,
  products: ReadonlyMap<string, Product>,
): readonly RecipeLine[] {
  return recipe.items.flatMap((item, index) => {
    const found = calculated.items[index]
    if (!found) return []
    const product = products.get(item.article) ?? null
    return [
      {
        item,
        quantity: found.quantity,
        product,
        boughtGrams: gramsOf(product, found.quantity),
        finishedGrams: finishedGrams(product, item.unit, found),
        cents: product && centsOf(product, found.quantity),
      },
    ]
  })
}

/** The weight of a quantity in wire units, in grams. */
export function gramsOf(product: Product | null, units: number): number {
  return (product?.weight ?? 0) * GRAMS_PER_KILOGRAM * units
}

function finishedGrams(
  product: Product | null,
  unit: Recipe['items'][number]['unit'],
  { finished, finishedGrams: grams }: CalculatedItem,
): number {
  if (grams !== null) return grams
  return gramsOf(product, (finished ?? 0) * (unit === 'm' ? UNITS_PER_METRE : 1))
}

/** The price of a quantity by its price tier. A metre costs ten times its tenth. */
export function centsOf(product: Product, units: number): number {
  const price =
    tierAt(toDisplayTiers(product), units) ?? toDisplayPrice(product, product.calculatedPrice)
  return isMetreGood(product) ? (price.cents / UNITS_PER_METRE) * units : price.cents * units
}
