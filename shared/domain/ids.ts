/** Ids of the Store API: 32 lower-case hex digits. Brands keep an order id out of a product's place. */
export type HexId<Kind extends string = string> = string & { readonly idOf: Kind }

export type ProductId = HexId<'product'>
export type AddressId = HexId<'address'>
export type ShippingMethodId = HexId<'shipping-method'>
export type PaymentMethodId = HexId<'payment-method'>
export type PromotionId = HexId<'promotion'>
/** A product line carries its product's id, a promotion line an id of its own. */
export type LineItemId = HexId<'line-item'>

const HEX_ID = /^[0-9a-f]{32}$/

/** Whether a foreign value has the form of an id. The caller names the kind it is meant to be. */
export function isHexId<Id extends HexId = HexId>(value: unknown): value is Id {
  return typeof value === 'string' && HEX_ID.test(value)
}

const PRODUCT_NUMBER = /^[\w.-]{1,64}$/

/** Whether a text could be the number of a product, in our shop or another one. */
export function isProductNumber(text: string): boolean {
  return PRODUCT_NUMBER.test(text)
}

/** An id from a source that only holds ids (a migration, a builder). Throws on anything else. */
export function hexId<Id extends HexId>(value: string): Id {
  if (!isHexId<Id>(value)) throw new Error(`Not an id of 32 hex digits: ${value}`)
  return value
}

/** The line a product stands on: clients find a cart line by the product's id. */
export function lineIdOf(productId: ProductId): LineItemId {
  return hexId<LineItemId>(productId)
}
