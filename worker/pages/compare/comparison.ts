import { toDisplayPrice } from '#client/ui/price/prices.ts'
import type { Cents } from '#shared/domain/money.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'

/** The maximum number of compared products. */
export const MAX_COMPARED = 6

/** Sortings of the columns. */
export const COMPARE_ORDERS = ['weight', 'square-metre'] as const
export type CompareOrder = {
  readonly by: (typeof COMPARE_ORDERS)[number]
  readonly descending: boolean
}

/** A property with the value of each product, in their order; '' if a product has none. */
export type FigureRow = {
  readonly id: string
  readonly name: string
  readonly values: readonly string[]
  readonly differs: boolean
  /** Whether it is the weight of cloth. */
  readonly isWeight: boolean
}

const GRAMS_PER_SQUARE_METRE = /^([\d.,]+)\s?g\/m²$/

/** The price of a square metre of cloth; null for products without one. */
export function squareMetreCents(product: Product): Cents | null {
  const { base } = toDisplayPrice(product, product.calculatedPrice)
  return base?.unit === 'm²' && base.per === 1 ? base.cents : null
}

/**
 * The products in the requested order; those without a value come last. Unchanged without an order.
 */
export function sortProducts(
  locale: Locale,
  products: readonly Product[],
  order: CompareOrder | null,
): readonly Product[] {
  if (!order) return products
  const figure = order.by === 'weight' ? weightIn(locale) : squareMetreCents
  const sign = order.descending ? -1 : 1
  return products.toSorted((product, other) => {
    const [a, b] = [figure(product), figure(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (a - b)
  })
}

/** All properties of the products, one row each, in the order of a product page. */
export function figureRows(products: readonly Product[]): readonly FigureRow[] {
  const groups = new Map<string, { name: string; position: number }>()
  const figures = products.map((product) => {
    const values = new Map<string, string[]>()
    for (const { name, group } of optionsOf(product)) {
      if (!group) continue
      const { id, position } = group
      groups.set(id, { name: group.name, position: position ?? 0 })
      const known = values.get(id) ?? []
      values.set(id, known.includes(name) ? known : [...known, name])
    }
    return values
  })
  return [...groups]
    .toSorted(([, a], [, b]) => a.position - b.position)
    .map(([id, { name }]) => {
      const values = figures.map((ofProduct) => ofProduct.get(id)?.join(', ') ?? '')
      return { id, name, values, differs: differ(values), isWeight: areWeights(values) }
    })
}

/** Whether the products have different values. A missing value differs from any other. */
export function differ(values: readonly unknown[]): boolean {
  return new Set(values).size > 1
}

const optionsOf = ({ options, properties }: Product) => [...(options ?? []), ...(properties ?? [])]

function areWeights(values: readonly string[]): boolean {
  const filled = values.filter((value) => value !== '')
  return filled.every((value) => GRAMS_PER_SQUARE_METRE.test(value))
}

/** Finds the weight of cloth by its unit, because shops name the property differently. */
function weightIn(locale: Locale) {
  return (product: Product): number | null => {
    const matched = optionsOf(product).flatMap(
      ({ name }) => GRAMS_PER_SQUARE_METRE.exec(name) ?? [],
    )
    return matched[1] === undefined ? null : figureIn(locale, matched[1])
  }
}

function figureIn(locale: Locale, text: string): number {
  const [thousands, point] = locale === 'de' ? ['.', ','] : [',', '.']
  return Number(text.replaceAll(thousands, '').replace(point, '.'))
}
