import type { LineItemId, PaymentMethodId, ProductId, ShippingMethodId } from '../ids.ts'
import type { Cents } from '../money.ts'
import type { Promotion } from '../promotion.ts'
import type { CalculatedTax, TaxState } from '../tax/tax.ts'
import type { CartError } from './cart-error.ts'
import type { CartProduct, ReferencePrices } from './cart-product.ts'
import type { CartContents } from './contents.ts'

/** What one wire unit costs and what the line comes to, in the tax state of the cart. */
export type LinePrice = Readonly<{
  unitPrice: Cents
  quantity: number
  totalPrice: Cents
  taxes: readonly CalculatedTax[]
}>

/** Limits in wire units; `maxPurchase` is already cut to stock and step. */
export type QuantityInformation = Readonly<{
  minPurchase: number
  maxPurchase: number
  purchaseSteps: number
}>

/** A struck-out price; `percent` of the reduction in basis points, from the 30-day low if known. */
export type ListPrice = Readonly<{
  price: Cents
  discount: Cents
  basisPoints: number
  regulationPrice: Cents | null
}>

export type CalculatedLine = Readonly<{
  id: LineItemId
  product: CartProduct
  quantity: number
  cuts: readonly number[]
  price: LinePrice
  listPrice: ListPrice | null
  referencePrices: ReferencePrices
  quantityInformation: QuantityInformation
  /** Quantity the shopper asked for, if it had to be changed. */
  correctedFrom: number | null
}>

export type RemovedLine = Readonly<{
  id: LineItemId
  productId: ProductId
  reason: 'product-not-found' | 'product-out-of-stock'
}>

/** What a promotion takes off one line. */
export type DiscountPart = Readonly<{ id: LineItemId; quantity: number; discount: Cents }>

/** One line a promotion; amounts are negative, or 0 for a discount on the delivery. */
export type PromotionLine = Readonly<{
  id: LineItemId
  promotion: Promotion
  price: LinePrice
  composition: readonly DiscountPart[]
}>

/** A shipment, or with negative costs the discount on one. */
export type CalculatedDelivery = Readonly<{
  shippingMethodId: ShippingMethodId
  costs: LinePrice
}>

/**
 * Totals of a cart (docs/store-api.md#cart-totals). `position` is goods with promotions, without
 * shipping.
 */
export type CartPrice = Readonly<{
  taxState: TaxState
  positionPrice: Cents
  netPrice: Cents
  totalPrice: Cents
  /** Total before the rounding of the total. */
  rawTotal: Cents
  taxes: readonly CalculatedTax[]
}>

export type CalculatedCart = Readonly<{
  /** The contents after every correction; the same object if nothing was corrected. */
  contents: CartContents
  lines: readonly CalculatedLine[]
  removed: readonly RemovedLine[]
  promotions: readonly PromotionLine[]
  /** Empty without goods to deliver or without a possible method. */
  deliveries: readonly CalculatedDelivery[]
  price: CartPrice
  /** The methods in force: the chosen ones, or their replacements where those are blocked. */
  /**
   * The amount missing for free shipping with the chosen method; null if no amount makes it free.
   */
  toFreeShipping: Cents | null
  shippingMethodId: ShippingMethodId | null
  paymentMethodId: PaymentMethodId | null
  errors: readonly CartError[]
  /** All goods are downloads. */
  isVirtual: boolean
  isEmpty: boolean
  /** Not empty, and no error blocks the order. */
  isOrderable: boolean
}>
