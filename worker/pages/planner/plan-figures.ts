import { isMetreGood } from '#client/ui/price/prices.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import type { PlannedItem, Project } from '#shared/schemas/store-api/project.ts'

const GRAMS_PER_KILOGRAM = 1_000
const MILLIMETRES_PER_METRE = 1_000

/** What a product of a project weighs; 0 where nobody knows. */
export function gramsOf({ product, quantity }: PlannedItem): number {
  return (product?.weight ?? 0) * GRAMS_PER_KILOGRAM * quantity
}

/** The cloth of a product in square metres; 0 for what has no roll. */
function squareMetresOf({ product, quantity }: PlannedItem): number {
  const width = product?.customFields.ripstop_roll_width_mm
  if (!product || !width || !isMetreGood(product)) return 0
  return (width / MILLIMETRES_PER_METRE) * (quantity / UNITS_PER_METRE)
}

/** What all of a project weighs, and how much cloth it is. */
export function planFigures({ items }: Pick<Project, 'items'>) {
  const sum = (figure: (item: PlannedItem) => number) =>
    items.reduce((all, item) => all + figure(item), 0)
  return { grams: sum(gramsOf), squareMetres: sum(squareMetresOf) }
}

/** Which part of the goods' price a product is, in percent; null for what cannot be had. */
export function costShare({ price }: PlannedItem, { price: all }: Pick<Project, 'price'>) {
  const goods = centsFromDecimal(all.goods)
  return price && goods > 0 ? (centsFromDecimal(price.totalPrice) * 100) / goods : null
}
