import type { Cents, Price } from './money.ts'
import { divideRounded } from './rounding.ts'
import type { TaxRate, TaxState } from './tax/tax.ts'

/** A price from its gross amount; net excludes the tax of the shop's own country. */
export function priceFromGross(gross: Cents, homeRate: TaxRate): Price {
  return { gross, net: divideRounded(BigInt(gross) * 10_000n, 10_000n + BigInt(homeRate)) }
}

/** The amount of a price in a tax state: gross or net. */
export function priceIn(state: TaxState, price: Price): Cents {
  return state === 'gross' ? price.gross : price.net
}

/** The price from a quantity on, in wire units. The tiers of a product ascend by `from`. */
export type Tier = Readonly<{ from: number; price: Price }>

/**
 * A tier as on the wire and in the price table (docs/store-api.md#tier-prices): up `to` a quantity,
 * the last one `from` its own. `quantity` is that limit in wire units.
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

/**
 * The price at a quantity: the first tier that reaches it, else the last; `price` without tiers.
 */
export function priceAt(quantity: number, price: Price, tiers: readonly Tier[]): Price {
  const bounds = boundTiers(tiers)
  const reached = bounds.find((tier) => quantity <= tier.quantity) ?? bounds.at(-1)
  return reached?.price ?? price
}
