import type { ShippingMethodId } from './ids.ts'
import type { Price } from './money.ts'

export type ShippingKind = 'standard' | 'roll' | 'letter' | 'pickup' | 'download'

/** ISO 3166-1 alpha-2, upper case. */
export type CountryCode = string

/** What the range of a shipping price counts: pieces, cents of goods, or grams. */
export type ShippingMeasure = 'count' | 'price' | 'weight'

/** One row of a method's matrix; `from` and `to` are both inclusive, null is open (contract 7.9). */
export type ShippingPrice = Readonly<{
  country: CountryCode
  measure: ShippingMeasure
  from: number | null
  to: number | null
  price: Price
}>

/** Business days, both inclusive. */
export type DeliveryDays = Readonly<{ min: number; max: number }>

export type ShippingMethod = Readonly<{
  id: ShippingMethodId
  kind: ShippingKind
  /** In the shopper's language, for notices. */
  name: string
  position: number
  active: boolean
  prices: readonly ShippingPrice[]
  /** Heaviest parcel in grams, null for no limit. */
  maxWeightGrams: number | null
  deliveryDays: DeliveryDays
}>
