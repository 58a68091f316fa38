import type { CalendarDate } from './calendar.ts'
import type { LineItemId, ProductId, PromotionId } from './ids.ts'
import type { Cents } from './money.ts'
import type { CountryCode } from './delivery/shipping.ts'

/** Percent in basis points of the goods (or the shipping), capped; or an amount in cents. */
export type Discount =
  | Readonly<{ kind: 'percent'; basisPoints: number; max: Cents | null }>
  | Readonly<{ kind: 'absolute'; amount: Cents }>

/** A promotion as a cart has to judge it: one that needs no code, or that of a code. */
export type Promotion = Readonly<{
  id: PromotionId
  /** The line that it makes in a cart. */
  lineId: LineItemId
  /** In the shopper's language, for the line and for notices. */
  name: string
  /** Null: applied without a code. Codes are compared without case and outer blanks. */
  code: string | null
  /** One code for everybody, or one of many that each serve one order. */
  codeKind: 'fixed' | 'individual' | null
  /** The higher comes first. */
  priority: number
  scope: 'goods' | 'delivery'
  discount: Discount
  /** The products it discounts, null for all. */
  productIds: readonly ProductId[] | null
  /** Exclusive promotions stand alone: the first applied keeps every other out. */
  exclusive: boolean
  /** Promotions that it does not stand beside. */
  excludes: readonly PromotionId[]
  /** The days on which it runs, both inclusive, in Germany. */
  from: CalendarDate | null
  until: CalendarDate | null
  /** Called off before its time. */
  isEnded: boolean
  /** How often it can still be used, null for as often as wanted. */
  usesLeft: number | null
  /** The same for this buyer; whoever is not known yet has used nothing. */
  usesLeftOfBuyer: number | null
  /** Goods value from which it is eligible, in the cart's own tax state. */
  minGoodsValue: Cents | null
  /** Products of which the cart must hold one, null for any. */
  needs: readonly ProductId[] | null
  /** Keys of customer groups; none: everybody. */
  groups: readonly string[]
  /** Where the parcel must go; none: anywhere. */
  countries: readonly CountryCode[]
  firstOrder: boolean
}>

/** The facts about buyer and day that promotions depend on. */
export type PromotionFacts = Readonly<{
  today: CalendarDate
  /** Key of the customer group; guests and visitors are of the standard one. */
  group: string
  /** Whether this buyer has ordered before; whoever is not known yet has not. */
  hasOrdered: boolean
}>

/** A promotion that a cart had, for telling what came and what went since. */
export type AppliedPromotion = Readonly<{
  id: string
  lineId: string
  name: string
  code: string | null
}>
