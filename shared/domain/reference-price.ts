import type { Cents } from './money.ts'
import { CENTS_PER_UNIT } from './money.ts'
import type { Fraction } from './rounding.ts'
import { divideRounded, fraction } from './rounding.ts'

const MILLIMETRES_PER_METRE = 1000

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
