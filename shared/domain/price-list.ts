import type { Cents, Price } from './money.ts'
import { divideRounded } from './rounding.ts'
import type { TaxRate, TaxState } from './tax/tax.ts'

/** A price from its gross reading, with the tax of the shop's own country taken out. */
export function priceFromGross(gross: Cents, homeRate: TaxRate): Price {
  return { gross, net: divideRounded(BigInt(gross) * 10_000n, 10_000n + BigInt(homeRate)) }
}

/** The reading of a price that a tax state charges. */
export function priceIn(state: TaxState, price: Price): Cents {
  return state === 'gross' ? price.gross : price.net
}

/** A price from a quantity on, in wire units. A product's tiers ascend by `from`. */
export type Tier = Readonly<{ from: number; price: Price }>

/**
 * A tier as the wire and the price table say it: up `to` a quantity, the last one `from` its own
 * (docs/store-api.md#tier-prices). `quantity` is that bound in wire units.
 */
export type BoundTier = Readonly<{ bound: 'to' | 'from'; quantity: number; price: Price }>

/** The rows of a price table, in the order of the tiers. */
export function boundTiers(tiers: readonly Tier[]): readonly BoundTier[] {
  return tiers.map((tier, index) => {
    const next = tiers[index + 1]
    return next
      ? { bound: 'to', quantity: next.from - 1, price: tier.price }
      : { bound: 'from', quantity: tier.from, price: tier.price }
  })
}

/** The price at a quantity: the first tier that reaches it, else the last; without tiers `price`. */
export function priceAt(quantity: number, price: Price, tiers: readonly Tier[]): Price {
  const bounds = boundTiers(tiers)
  const reached = bounds.find((tier) => quantity <= tier.quantity) ?? bounds.at(-1)
  return reached?.price ?? price
}
