import type { ProductId } from '../ids.ts'
import type { Cents, Price } from '../money.ts'
import type { DeliveryDays } from '../delivery/shipping.ts'
import type { TaxClass } from '../tax/tax.ts'
import type { Tier } from '../price-list.ts'

/** `metre`: one wire unit is a tenth of a metre. The others count pieces. */
export type SalesUnit = 'metre' | 'piece' | 'set' | 'download'

/** Announced restocking: a calendar date (`2026-12-24`) or calendar days from the order. */
export type Restock =
  | Readonly<{ kind: 'date'; date: string }>
  | Readonly<{ kind: 'days'; days: number }>

/** Content of one wire unit and the amount base prices refer to, as decimals of the wire. */
export type Content = Readonly<{ purchaseUnit: number; referenceUnit: number; unit: string }>

/** Flags of a product that a cart or a shipment depends on. */
export type CartProductFlags = Readonly<{
  /** Must travel on a roll. */
  rollOnly: boolean
  /** May travel on a roll. */
  rollOption: boolean
  hazardous: boolean
  letterPossible: boolean
  shippingFree: boolean
}>

/** A product as the calculation of a cart needs it: all amounts per wire unit. */
export type CartProduct = Readonly<{
  id: ProductId
  number: string
  /** In the shopper's language, for lines and notices. */
  name: string
  unit: SalesUnit
  /** False refuses every order: test products, products that are not on sale. */
  orderable: boolean
  price: Price
  /** Empty: `price` at any quantity. */
  tiers: readonly Tier[]
  /** The price struck out beside it. */
  listPrice: Price | null
  /** Lowest price of the last 30 days, on which a reduction is computed. */
  regulationPrice: Price | null
  taxClass: TaxClass
  /** Wire units. */
  minPurchase: number
  purchaseSteps: number
  /** Null: the limit of every cart. */
  maxPurchase: number | null
  /** Wire units; null: not limited (downloads). */
  stock: number | null
  /** Available lengths of a metre good, in wire units; empty if unknown. */
  rolls: readonly number[]
  /** Announced restocking lets the stock run below zero. */
  restock: Restock | null
  content: Content | null
  rollWidthMillimetres: number | null
  /** Weight of one wire unit. */
  weightMilligrams: number
  flags: CartProductFlags
  /** Null: those of the shipping method. */
  deliveryDays: DeliveryDays | null
}>

/** The base prices beside a price: per reference unit of the content, and per square metre. */
export type ReferencePrices = Readonly<{
  perUnit: Readonly<{ price: Cents; content: Content }> | null
  perSquareMetre: Cents | null
}>
