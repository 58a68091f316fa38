import { METRE, pricePerMetre, UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { centsFromDecimal, type Cents } from '#shared/domain/money.ts'
import { areaPrice, writtenBasePrice, type BasePrice } from '#shared/domain/reference-price.ts'
import type { CalculatedPrice } from '#shared/schemas/store-api/price.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'

/** A price for display: per metre for metre goods. */
export type DisplayPrice = {
  readonly cents: Cents
  readonly perMetre: boolean
  readonly base: BasePrice | null
}

/** An advertised reduction: whole percent below the lowest price of the previous 30 days. */
export type Reduction = { readonly percent: number; readonly lowest: DisplayPrice }

/** A tier of the price list; `quantity` is its last unit, or the first of the open tier. */
export type DisplayTier = DisplayPrice & {
  readonly bound: 'to' | 'from'
  readonly quantity: number
  /** The first unit at this price. */
  readonly first: number
}

type Priced = Pick<Product, 'unit' | 'purchaseUnit' | 'customFields'>

/** Whether one wire unit is a tenth of a metre. Other products measured in metres do not count. */
export function isMetreGood({ unit, purchaseUnit }: Pick<Product, 'unit' | 'purchaseUnit'>) {
  return unit?.shortCode === METRE && purchaseUnit === 1 / UNITS_PER_METRE
}

/** The unit of a product's quantity, as shown to the shopper. */
export type SoldBy = 'm' | 'piece' | 'set'

export function soldBy(product: Pick<Product, 'unit' | 'purchaseUnit'>): SoldBy {
  if (isMetreGood(product)) return 'm'
  return product.unit?.shortCode === 'set' ? 'set' : 'piece'
}

/** A price of a product for display, with its base price. */
export function toDisplayPrice(product: Priced, price: CalculatedPrice): DisplayPrice {
  return priceOfUnit(product, centsFromDecimal(price.unitPrice), price.referencePrice ?? null)
}

/** The advertised reduction, or null. The percentage is rounded down. */
export function reductionOf(product: Priced, price: CalculatedPrice): Reduction | null {
  if (!price.regulationPrice || !price.listPrice) return null
  const lowest = centsFromDecimal(price.regulationPrice.price)
  const now = centsFromDecimal(price.unitPrice)
  if (lowest <= now) return null
  const percent = Math.floor(((lowest - now) * 100) / lowest)
  return { percent, lowest: priceOfUnit(product, lowest, null) }
}

/** The tiers of a product, ascending; empty if one price applies to all quantities. */
export function toDisplayTiers(product: Priced & Pick<Product, 'calculatedPrices'>): DisplayTier[] {
  const { calculatedPrices: prices } = product
  if (prices.length < 2) return []
  return prices.map((price, index) => {
    const first = index === 0 ? 1 : (prices[index - 1]?.quantity ?? 0) + 1
    const last = index === prices.length - 1
    const bound = last ? ('from' as const) : ('to' as const)
    return {
      ...toDisplayPrice(product, price),
      bound,
      quantity: last ? first : price.quantity,
      first,
    }
  })
}

/** The tier of a quantity in wire units. */
export function tierAt(tiers: readonly DisplayTier[], units: number): DisplayTier | undefined {
  return tiers.findLast((tier) => tier.first <= units) ?? tiers[0]
}

function priceOfUnit(
  product: Priced,
  unitCents: Cents,
  reference: CalculatedPrice['referencePrice'] | null,
): DisplayPrice {
  const rules = product.customFields.ripstop_base_prices
  if (!isMetreGood(product)) {
    const base = reference && rules.length > 0 ? writtenBasePrice(reference) : null
    return { cents: unitCents, perMetre: false, base }
  }
  const cents = pricePerMetre(unitCents)
  const base = areaPrice(cents, rules, product.customFields.ripstop_roll_width_mm)
  return { cents, perMetre: true, base }
}
