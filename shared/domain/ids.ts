/**
 * Ids of the Store API: 32 lower-case hex digits. Brands prevent an order id from being passed as a
 * product id.
 */
export type HexId<Kind extends string = string> = string & { readonly idOf: Kind }

export type ProductId = HexId<'product'>
export type AddressId = HexId<'address'>
export type ShippingMethodId = HexId<'shipping-method'>
export type PaymentMethodId = HexId<'payment-method'>
export type PromotionId = HexId<'promotion'>
/** A product line has the id of its product, a promotion line its own id. */
export type LineItemId = HexId<'line-item'>

const HEX_ID = /^[0-9a-f]{32}$/

/** Whether an untrusted value has the form of an id. The caller names the kind of id. */
export function isHexId<Id extends HexId = HexId>(value: unknown): value is Id {
  return typeof value === 'string' && HEX_ID.test(value)
}

/** Brands an id from a trusted source (a migration, a builder). Throws if it is not an id. */
export function hexId<Id extends HexId>(value: string): Id {
  if (!isHexId<Id>(value)) throw new Error(`Not an id of 32 hex digits: ${value}`)
  return value
}

/** The id of a product's cart line: clients find a line by the product's id. */
export function lineIdOf(productId: ProductId): LineItemId {
  return hexId<LineItemId>(productId)
}
