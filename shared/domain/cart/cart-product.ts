import type { ProductId } from '../ids.ts'
import type { Cents, Price } from '../money.ts'
import type { DeliveryDays } from '../delivery/shipping.ts'
import type { TaxClass } from '../tax/tax.ts'
import type { Tier } from '../price-list.ts'

/** `metre`: one wire unit is a tenth of a metre. The other units count pieces. */
export type SalesUnit = 'metre' | 'piece' | 'set' | 'download'

/** Announced restocking: a calendar date (`2026-12-24`) or calendar days after the order. */
export type Restock =
  | Readonly<{ kind: 'date'; date: string }>
  | Readonly<{ kind: 'days'; days: number }>

/** Content of one wire unit, and the amount that base prices refer to, as decimals of the wire. */
export type Content = Readonly<{ purchaseUnit: number; referenceUnit: number; unit: string }>

/** Flags of a product that a cart or a shipment depends on. */
export type CartProductFlags = Readonly<{
  /** Must be shipped on a roll. */
  rollOnly: boolean
  /** Can be shipped on a roll. */
  rollOption: boolean
  hazardous: boolean
  letterPossible: boolean
  shippingFree: boolean
}>

/** The product data that the calculation of a cart needs; all amounts are per wire unit. */
export type CartProduct = Readonly<{
  id: ProductId
  number: string
  /** In the shopper's language, for cart lines and notices. */
  name: string
  unit: SalesUnit
  /** False blocks every order: test products, products that are not on sale. */
  orderable: boolean
  price: Price
  /** Empty: `price` applies at any quantity. */
  tiers: readonly Tier[]
  /** The crossed-out price. */
  listPrice: Price | null
  /** Lowest price of the last 30 days; reductions are computed from it. */
  regulationPrice: Price | null
  taxClass: TaxClass
  /** In wire units. */
  minPurchase: number
  purchaseSteps: number
  /** Null: the limit of every cart. */
  maxPurchase: number | null
  /** In wire units; null: unlimited (downloads). */
  stock: number | null
  /** Available lengths of a metre good, in wire units; empty if unknown. */
  rolls: readonly number[]
  /** Announced restocking allows orders beyond the stock. */
  restock: Restock | null
  content: Content | null
  rollWidthMillimetres: number | null
  /** Weight of one wire unit. */
  weightMilligrams: number
  flags: CartProductFlags
  /** Null: the days of the shipping method. */
  deliveryDays: DeliveryDays | null
}>

/** The base prices of a price: per reference unit of the content, and per square metre. */
export type ReferencePrices = Readonly<{
  perUnit: Readonly<{ price: Cents; content: Content }> | null
  perSquareMetre: Cents | null
}>
