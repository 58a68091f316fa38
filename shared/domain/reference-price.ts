import { CENTS_PER_UNIT, centsFromDecimal, type Cents } from './money.ts'
import type { Fraction } from './rounding.ts'
import { divideRounded, fraction } from './rounding.ts'

const MILLIMETRES_PER_METRE = 1000

/**
 * A base price: whole cents for `per` of `unit` ("m²", "kg"), required by law at every price (§ 4
 * PAngV).
 */
export type BasePrice = { readonly cents: Cents; readonly per: number; readonly unit: string }

/**
 * The price of `referenceUnit` of the content if `price` buys `purchaseUnit` of it
 * (docs/store-api.md#base-prices), rounded to cents. Null without a content, or if it equals the
 * price.
 * @param price exact amount in currency units
 */
export function referencePrice(
  price: Fraction,
  purchaseUnit: number | null,
  referenceUnit: number | null,
): Cents | null {
  if (purchaseUnit === null || referenceUnit === null) return null
  if (purchaseUnit <= 0 || referenceUnit <= 0 || purchaseUnit === referenceUnit) return null
  const bought = fraction(purchaseUnit)
  const referred = fraction(referenceUnit)
  return divideRounded(
    price.numerator * referred.numerator * bought.denominator * BigInt(CENTS_PER_UNIT),
    price.denominator * referred.denominator * bought.numerator,
  )
}

/** Unit symbols that differ from the short names on the wire. */
const UNIT_SIGNS: ReadonlyMap<string, string> = new Map([['m2', 'm²']])

/** The symbol of a base price's unit: m2 is m². */
function unitSign(shortName: string): string {
  return UNIT_SIGNS.get(shortName) ?? shortName
}

/** The price of a square metre of cloth sold by the metre, from the displayed price per metre. */
export function pricePerSquareMetre(perMetre: Cents, rollWidthMillimetres: number): Cents {
  return divideRounded(
    BigInt(perMetre) * BigInt(MILLIMETRES_PER_METRE),
    BigInt(rollWidthMillimetres),
  )
}

/** A reference price of the Store API: a decimal per amount of a unit. */
type WrittenReference = Readonly<{ price: number; referenceUnit: number; unitName: string }>

/**
 * The base price per square metre of cloth that costs `perMetre`; null if the product needs none.
 */
export function areaPrice(
  perMetre: Cents,
  requested: readonly Readonly<{ unit: string }>[],
  rollWidthMillimetres: number | null | undefined,
): BasePrice | null {
  if (!rollWidthMillimetres || !requested.some(({ unit }) => unit === 'm2')) return null
  const cents = pricePerSquareMetre(perMetre, rollWidthMillimetres)
  return { cents, per: 1, unit: unitSign('m2') }
}

/** The base price in a price of the Store API; 1000 g are written as 1 kg. */
export function writtenBasePrice({ price, referenceUnit, unitName }: WrittenReference): BasePrice {
  const larger = referenceUnit % 1_000 === 0 ? LARGER_UNITS.get(unitName) : undefined
  const per = larger ? referenceUnit / 1_000 : referenceUnit
  return { cents: centsFromDecimal(price), per, unit: unitSign(larger ?? unitName) }
}

const LARGER_UNITS: ReadonlyMap<string, string> = new Map([
  ['g', 'kg'],
  ['ml', 'l'],
])

const SMALLER_UNITS: ReadonlyMap<string, string> = new Map([
  ['kg', 'g'],
  ['l', 'ml'],
])

/** An amount as on a label: 0.05 kg is 50 g. */
export function labelledAmount(amount: number, unitName: string) {
  const smaller = SMALLER_UNITS.get(unitName)
  if (!smaller || amount >= 1) return { amount, unit: unitSign(unitName) }
  return { amount: Math.round(amount * 1_000_000) / 1_000, unit: smaller }
}
