import type { LineItemId, PaymentMethodId, ProductId, ShippingMethodId } from '../ids.ts'
import type { Cents } from '../money.ts'
import type { Promotion } from '../promotion.ts'
import type { CalculatedTax, TaxState } from '../tax/tax.ts'
import type { CartError } from './cart-error.ts'
import type { CartProduct, ReferencePrices } from './cart-product.ts'
import type { CartContents } from './contents.ts'

/** Price of one wire unit and of the line, in the tax state of the cart. */
export type LinePrice = Readonly<{
  unitPrice: Cents
  quantity: number
  totalPrice: Cents
  taxes: readonly CalculatedTax[]
}>

/** Limits in wire units; `maxPurchase` already respects stock and step. */
export type QuantityInformation = Readonly<{
  minPurchase: number
  maxPurchase: number
  purchaseSteps: number
}>

/**
 * A crossed-out price; `percent` is the reduction in basis points, from the 30-day low if known.
 */
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
  /** Quantity that the shopper chose, if it had to be changed. */
  correctedFrom: number | null
}>

export type RemovedLine = Readonly<{
  id: LineItemId
  productId: ProductId
  reason: 'product-not-found' | 'product-out-of-stock'
}>

/** The part of a promotion's discount that falls on one line. */
export type DiscountPart = Readonly<{ id: LineItemId; quantity: number; discount: Cents }>

/** One line per promotion; amounts are negative, or 0 for a discount on the delivery. */
export type PromotionLine = Readonly<{
  id: LineItemId
  promotion: Promotion
  price: LinePrice
  composition: readonly DiscountPart[]
}>

/** A shipment, or a discount on a shipment as a delivery with negative costs. */
export type CalculatedDelivery = Readonly<{
  shippingMethodId: ShippingMethodId
  costs: LinePrice
}>

/**
 * Totals of a cart (docs/store-api.md#cart-totals). `positionPrice` is goods and promotions,
 * without shipping.
 */
export type CartPrice = Readonly<{
  taxState: TaxState
  positionPrice: Cents
  netPrice: Cents
  totalPrice: Cents
  /** The total before cash rounding. */
  rawTotal: Cents
  taxes: readonly CalculatedTax[]
}>

export type CalculatedCart = Readonly<{
  /** The contents after every correction; the same object if nothing was corrected. */
  contents: CartContents
  lines: readonly CalculatedLine[]
  removed: readonly RemovedLine[]
  promotions: readonly PromotionLine[]
  /** Empty without goods to deliver or without an available method. */
  deliveries: readonly CalculatedDelivery[]
  price: CartPrice
  /**
   * The amount missing for free shipping with the chosen method; null if no amount makes it free.
   */
  toFreeShipping: Cents | null
  /** The methods in effect: the chosen ones, or replacements if those are blocked. */
  shippingMethodId: ShippingMethodId | null
  paymentMethodId: PaymentMethodId | null
  errors: readonly CartError[]
  /** All goods are downloads. */
  isVirtual: boolean
  isEmpty: boolean
  /** The cart has lines, and no error blocks the order. */
  isOrderable: boolean
}>
