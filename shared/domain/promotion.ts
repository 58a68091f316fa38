import type { CalendarDate } from './calendar.ts'
import type { LineItemId, ProductId, PromotionId } from './ids.ts'
import type { Cents } from './money.ts'
import type { CountryCode } from './delivery/shipping.ts'

/** Percent of the goods or the shipping in basis points, with a maximum; or an amount in cents. */
export type Discount =
  | Readonly<{ kind: 'percent'; basisPoints: number; max: Cents | null }>
  | Readonly<{ kind: 'absolute'; amount: Cents }>

/** The data of a promotion that a cart needs, with or without a code. */
export type Promotion = Readonly<{
  id: PromotionId
  /** The id of the promotion's line in a cart. */
  lineId: LineItemId
  /** In the shopper's language, for the cart line and notices. */
  name: string
  /** Null: applied without a code. Comparison ignores case and surrounding blanks. */
  code: string | null
  /** `fixed`: one code for everyone; `individual`: many codes, each for one order. */
  codeKind: 'fixed' | 'individual' | null
  /** Higher numbers apply first. */
  priority: number
  scope: 'goods' | 'delivery'
  discount: Discount
  /** The products that it discounts; null for all. */
  productIds: readonly ProductId[] | null
  /** Cannot be combined with any other: if it is applied first, the others are not applied. */
  exclusive: boolean
  /** Promotions that cannot be combined with it. */
  excludes: readonly PromotionId[]
  /** First and last day of the promotion, both inclusive, in German time. */
  from: CalendarDate | null
  until: CalendarDate | null
  /** The promotion was ended before its last day. */
  isEnded: boolean
  /** Remaining number of uses; null is unlimited. */
  usesLeft: number | null
  /** Remaining number of uses of this buyer; an unknown buyer has used none. */
  usesLeftOfBuyer: number | null
  /** Minimum value of goods, in the cart's own tax state. */
  minGoodsValue: Cents | null
  /** The cart must contain one of these products; null for no condition. */
  needs: readonly ProductId[] | null
  /** Keys of customer groups; empty: everyone. */
  groups: readonly string[]
  /** Countries of delivery; empty: all. */
  countries: readonly CountryCode[]
  firstOrder: boolean
}>

/** The facts about the buyer and the date that promotions depend on. */
export type PromotionFacts = Readonly<{
  today: CalendarDate
  /** Key of the customer group; guests and visitors are in the standard group. */
  group: string
  /** Whether this buyer has ordered before; an unknown buyer has not. */
  hasOrdered: boolean
}>

/** A promotion that a cart had; used to report added and removed promotions. */
export type AppliedPromotion = Readonly<{
  id: string
  lineId: string
  name: string
  code: string | null
}>
