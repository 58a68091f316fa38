import type { CashRounding } from '../rounding.ts'
import type { AddressId, PaymentMethodId, ProductId, ShippingMethodId } from '../ids.ts'
import type { Buyer, PaymentMethod } from '../order/payment.ts'
import type { AppliedPromotion, Promotion, PromotionFacts } from '../promotion.ts'
import type { CountryCode, ShippingMethod } from '../delivery/shipping.ts'
import type { TaxClass, TaxRate, TaxState } from '../tax/tax.ts'
import type { CartContents } from './contents.ts'
import type { CartProduct } from './cart-product.ts'

/** An address as far as a cart must judge it. */
export type CartAddress = Readonly<{
  id: AddressId
  countryName: string
  /** Whether the shop delivers to this country, or bills it, whatever the address is for. */
  countryAllowed: boolean
  salutationMissing: boolean
  regionMissing: boolean
}>

/** Everything around the contents that a cart depends on. */
export type CartContext = Readonly<{
  taxState: TaxState
  /** The rates of the country that taxes this cart. */
  taxRates: Readonly<Record<TaxClass, TaxRate>>
  /** Where the parcel goes. */
  country: CountryCode
  buyer: Buyer
  /** What the shopper chose, null before the first choice. */
  shippingMethodId: ShippingMethodId | null
  paymentMethodId: PaymentMethodId | null
  /** All methods of the shop, in order of position. */
  shippingMethods: readonly ShippingMethod[]
  paymentMethods: readonly PaymentMethod[]
  /** Promotions found for the codes, and those that need none. */
  promotions: readonly Promotion[]
  promotionFacts: PromotionFacts
  /** Null before an address is known. */
  shippingAddress: CartAddress | null
  billingAddress: CartAddress | null
  /** The name of the country of delivery if no parcel goes there; else null. */
  blockedCountry: string | null
  itemRounding: CashRounding
  totalRounding: CashRounding
}>

/** The prices that a product had. */
export type FormerPrice = Pick<CartProduct, 'price' | 'tiers'>

export type CartInput = Readonly<{
  contents: CartContents
  /** The products of the lines; one that is missing is reported as not found. */
  products: ReadonlyMap<ProductId, CartProduct>
  /** What products were called that are no longer products. */
  formerNames: ReadonlyMap<ProductId, string>
  /** The prices of products when the shopper last saw them, where they have others since. */
  pricesBefore: ReadonlyMap<ProductId, FormerPrice>
  /** The promotions that an earlier answer showed. */
  applied: readonly AppliedPromotion[]
  context: CartContext
}>
