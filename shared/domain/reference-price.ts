import { CENTS_PER_UNIT, centsFromDecimal, type Cents } from './money.ts'
import type { Fraction } from './rounding.ts'
import { divideRounded, fraction } from './rounding.ts'

const MILLIMETRES_PER_METRE = 1000

/** A base price: whole cents for `per` of `unit` ("m²", "kg"), as the law wants it at every price. */
export type BasePrice = { readonly cents: Cents; readonly per: number; readonly unit: string }

/**
 * The price of `referenceUnit` of the content when `price` buys `purchaseUnit` of it
 * (docs/store-api.md#base-prices), rounded to cents. Null without a content, or where it would
 * repeat the price.
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

/** Units whose short name on the wire is not how they are written. */
const UNIT_SIGNS: ReadonlyMap<string, string> = new Map([['m2', 'm²']])

/** A unit of base prices as it is written beside a price: m2 is m². */
export function unitSign(shortName: string): string {
  return UNIT_SIGNS.get(shortName) ?? shortName
}

/** The price of a square metre of cloth sold by the metre, from the price per metre shown. */
export function pricePerSquareMetre(perMetre: Cents, rollWidthMillimetres: number): Cents {
  return divideRounded(
    BigInt(perMetre) * BigInt(MILLIMETRES_PER_METRE),
    BigInt(rollWidthMillimetres),
  )
}

/** A reference price as the Store API writes it: a decimal for so much of a unit. */
type WrittenReference = Readonly<{ price: number; referenceUnit: number; unitName: string }>

/** The base price of cloth that costs `perMetre`, where one for the area is wanted. */
export function areaPrice(
  perMetre: Cents,
  requested: readonly Readonly<{ unit: string }>[],
  rollWidthMillimetres: number | null | undefined,
): BasePrice | null {
  if (!rollWidthMillimetres || !requested.some(({ unit }) => unit === 'm2')) return null
  const cents = pricePerSquareMetre(perMetre, rollWidthMillimetres)
  return { cents, per: 1, unit: unitSign('m2') }
}

/** The base price that the Store API wrote beside a price. */
export function writtenBasePrice({ price, referenceUnit, unitName }: WrittenReference): BasePrice {
  return { cents: centsFromDecimal(price), per: referenceUnit, unit: unitSign(unitName) }
}
