import type { CashRounding } from '../rounding.ts'
import type { AddressId, PaymentMethodId, ProductId, ShippingMethodId } from '../ids.ts'
import type { Buyer, PaymentMethod } from '../order/payment.ts'
import type { AppliedPromotion, Promotion, PromotionFacts } from '../promotion.ts'
import type { CountryCode, ShippingMethod } from '../delivery/shipping.ts'
import type { TaxClass, TaxRate, TaxState } from '../tax/tax.ts'
import type { CartContents } from './contents.ts'
import type { CartProduct } from './cart-product.ts'

/** The fields of an address that a cart checks. */
export type CartAddress = Readonly<{
  id: AddressId
  countryName: string
  /** Whether the shop delivers to this country, or accepts it as a billing country. */
  countryAllowed: boolean
  salutationMissing: boolean
  regionMissing: boolean
}>

/** Everything that a cart depends on, except its contents. */
export type CartContext = Readonly<{
  taxState: TaxState
  /** Tax rates of the country that taxes this cart. */
  taxRates: Readonly<Record<TaxClass, TaxRate>>
  /** Country of delivery. */
  country: CountryCode
  buyer: Buyer
  /** The shopper's choice; null before the first one. */
  shippingMethodId: ShippingMethodId | null
  paymentMethodId: PaymentMethodId | null
  /** All methods of the shop, sorted by position. */
  shippingMethods: readonly ShippingMethod[]
  paymentMethods: readonly PaymentMethod[]
  /** Promotions of the entered codes, and promotions without a code. */
  promotions: readonly Promotion[]
  promotionFacts: PromotionFacts
  /** Null before an address is known. */
  shippingAddress: CartAddress | null
  billingAddress: CartAddress | null
  /** Name of the country of delivery if the shop does not deliver there; else null. */
  blockedCountry: string | null
  itemRounding: CashRounding
  totalRounding: CashRounding
}>

/** The earlier prices of a product. */
export type FormerPrice = Pick<CartProduct, 'price' | 'tiers'>

export type CartInput = Readonly<{
  contents: CartContents
  /** The products of the lines; a missing one is reported as not found. */
  products: ReadonlyMap<ProductId, CartProduct>
  /** Former names of ids that are no longer products. */
  formerNames: ReadonlyMap<ProductId, string>
  /** Prices when the shopper last saw the cart, only of products whose prices changed since. */
  pricesBefore: ReadonlyMap<ProductId, FormerPrice>
  /** Promotions that an earlier response contained. */
  applied: readonly AppliedPromotion[]
  context: CartContext
}>
