import { isMetreGood } from '#client/ui/price/prices.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import type { PlannedItem, Project } from '#shared/schemas/store-api/project.ts'

const GRAMS_PER_KILOGRAM = 1_000
const MILLIMETRES_PER_METRE = 1_000

/** Weight of a project line in grams; 0 if unknown. */
export function gramsOf({ product, quantity }: PlannedItem): number {
  return (product?.weight ?? 0) * GRAMS_PER_KILOGRAM * quantity
}

/** The area of cloth in square metres; 0 for products that are not on a roll. */
function squareMetresOf({ product, quantity }: PlannedItem): number {
  const width = product?.customFields.ripstop_roll_width_mm
  if (!product || !width || !isMetreGood(product)) return 0
  return (width / MILLIMETRES_PER_METRE) * (quantity / UNITS_PER_METRE)
}

/** The total weight in grams and the total area of cloth of a project. */
export function planFigures({ items }: Pick<Project, 'items'>) {
  const sum = (figure: (item: PlannedItem) => number) =>
    items.reduce((all, item) => all + figure(item), 0)
  return { grams: sum(gramsOf), squareMetres: sum(squareMetresOf) }
}

/** The share of a product in the total price, in percent; null for unavailable products. */
export function costShare({ price }: PlannedItem, { price: all }: Pick<Project, 'price'>) {
  const goods = centsFromDecimal(all.goods)
  return price && goods > 0 ? (centsFromDecimal(price.totalPrice) * 100) / goods : null
}
