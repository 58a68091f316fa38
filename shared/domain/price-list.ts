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
