import type { ShippingMethodId } from '../ids.ts'
import type { Cents, Price } from '../money.ts'
import { priceIn } from '../price-list.ts'
import type { TaxState } from '../tax/tax.ts'

export type ShippingKind = 'standard' | 'roll' | 'letter' | 'pickup' | 'download'

/** ISO 3166-1 alpha-2, upper case. */
export type CountryCode = string

/** The unit of a shipping price's range: sales units, cents of goods, or grams. */
export type ShippingMeasure = 'count' | 'price' | 'weight'

/**
 * One row of a method's price matrix; `from` and `to` are inclusive, null is open
 * (docs/store-api.md#shipping-costs).
 */
export type ShippingPrice = Readonly<{
  country: CountryCode
  measure: ShippingMeasure
  from: number | null
  to: number | null
  price: Price
}>

/** Business days, both inclusive. */
export type DeliveryDays = Readonly<{ min: number; max: number }>

export type ShippingMethod = Readonly<{
  id: ShippingMethodId
  kind: ShippingKind
  /** In the shopper's language, for notices. */
  name: string
  position: number
  active: boolean
  prices: readonly ShippingPrice[]
  /** Maximum weight of a parcel in grams; null for no limit. */
  maxWeightGrams: number | null
  deliveryDays: DeliveryDays
  /** Business days that a country takes longer than the shop's own country. */
  extraDays: Readonly<Partial<Record<CountryCode, DeliveryDays>>>
  /** The shop's own country. */
  homeCountry: CountryCode
  /** The countries that dangerous goods are sent to. */
  hazardousCountries: readonly CountryCode[]
}>

/** The goods to ship, without downloads. Amounts are before discounts. */
export type Shipment = Readonly<{
  country: CountryCode
  /** The order contains only downloads. */
  isVirtual: boolean
  hasRollOnly: boolean
  hasRollable: boolean
  hasHazardous: boolean
  fitsLetter: boolean
  weightMilligrams: number
  /** The amounts for the price matrix: without lines that ship free of charge. */
  charged: Readonly<{ count: number; price: Cents; weightMilligrams: number }>
}>

export type ShippingRefusal =
  | 'inactive'
  | 'only-downloads'
  | 'nothing-but-downloads'
  | 'roll-only'
  | 'nothing-to-roll'
  | 'not-by-letter'
  | 'too-heavy'
  | 'hazardous'
  | 'not-to-country'

const MILLIGRAMS_PER_GRAM = 1000

/**
 * Why a method cannot ship these goods; null if it can. Pick-up is possible for all physical goods:
 * limits for rolls, letters and dangerous goods apply to parcels only.
 */
export function shippingRefusal(
  method: ShippingMethod,
  shipment: Shipment,
): ShippingRefusal | null {
  const { kind, maxWeightGrams, hazardousCountries } = method
  if (!method.active) return 'inactive'
  if (kind === 'download' && !shipment.isVirtual) return 'only-downloads'
  if (kind !== 'download' && shipment.isVirtual) return 'nothing-but-downloads'
  if (kind !== 'pickup' && kind !== 'roll' && shipment.hasRollOnly) return 'roll-only'
  if (kind === 'roll' && !shipment.hasRollable) return 'nothing-to-roll'
  if (kind === 'letter' && !shipment.fitsLetter) return 'not-by-letter'
  if (maxWeightGrams !== null && shipment.weightMilligrams > maxWeightGrams * MILLIGRAMS_PER_GRAM)
    return 'too-heavy'
  if (kind !== 'pickup' && shipment.hasHazardous && !hazardousCountries.includes(shipment.country))
    return 'hazardous'
  return shippingPrice(method, shipment, 'gross') === null ? 'not-to-country' : null
}

/**
 * The cheapest row of the matrix that matches, null if none does
 * (docs/store-api.md#shipping-costs).
 */
export function shippingPrice(
  method: ShippingMethod,
  shipment: Shipment,
  state: TaxState,
): Cents | null {
  const fitting = rowsFor(method, shipment.country).filter((row) => fits(row, shipment))
  if (fitting.length === 0) return null
  if (!shipment.isVirtual && shipment.charged.count === 0) return 0
  return Math.min(...fitting.map(({ price }) => priceIn(state, price)))
}

/**
 * The amount missing for free shipping with this method; null if it is free already or never free.
 */
export function missingToFreeShipping(
  method: ShippingMethod,
  shipment: Shipment,
  state: TaxState,
): Cents | null {
  if (!shippingPrice(method, shipment, state)) return null
  const missing = rowsFor(method, shipment.country)
    .filter(({ measure }) => measure === 'price')
    .filter(({ price }) => priceIn(state, price) === 0)
    .map(({ from }) => (from ?? 0) - shipment.charged.price)
    .filter((cents) => cents > 0)
  return missing.length > 0 ? Math.min(...missing) : null
}

/**
 * The rows of a country. For pick-up and downloads in a country without rows, the rows of the
 * shop's own country apply.
 */
function rowsFor({ kind, prices, homeCountry }: ShippingMethod, country: CountryCode) {
  const own = prices.filter((row) => row.country === country)
  const isSent = kind !== 'pickup' && kind !== 'download'
  if (isSent || own.length > 0) return own
  return prices.filter((row) => row.country === homeCountry)
}

function fits(row: ShippingPrice, { charged }: Shipment): boolean {
  const scale = row.measure === 'weight' ? MILLIGRAMS_PER_GRAM : 1
  const measured = row.measure === 'weight' ? charged.weightMilligrams : charged[row.measure]
  const aboveFrom = row.from === null || measured >= row.from * scale
  return aboveFrom && (row.to === null || measured <= row.to * scale)
}
