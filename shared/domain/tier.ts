import type { Price } from './money.ts'

/** A price from a quantity on, in wire units. A product's tiers ascend by `from`. */
export type Tier = Readonly<{ from: number; price: Price }>
