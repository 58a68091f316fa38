import type { ProductId, PromotionId } from './ids.ts'
import type { Cents } from './money.ts'

/** Percent in basis points of the goods (or the shipping), capped; or an amount in cents. */
export type Discount =
  | Readonly<{ kind: 'percent'; basisPoints: number; max: Cents | null }>
  | Readonly<{ kind: 'absolute'; amount: Cents }>

/** A promotion that is running; its dates and uses were looked at by whoever loaded it. */
export type Promotion = Readonly<{
  id: PromotionId
  /** In the shopper's language, for the line and for notices. */
  name: string
  /** Null: applied without a code. Codes are compared without case and outer blanks. */
  code: string | null
  /** The higher comes first. */
  priority: number
  scope: 'goods' | 'delivery'
  discount: Discount
  /** Goods value from which it is eligible, in the cart's own tax state. */
  minGoodsValue: Cents | null
  /** The products it discounts, null for all. */
  productIds: readonly ProductId[] | null
  /** Exclusive promotions stand alone: the first applied keeps every other out. */
  exclusive: boolean
}>
