/** `messageKey` of the Store API (docs/store-api.md#cart-notices). */
export const CART_ERROR_KEYS = [
  'product-stock-reached',
  'product-out-of-stock',
  'product-not-found',
  'min-order-quantity',
  'purchase-steps-quantity',
  'piece-too-long',
  'one-piece-again',
  'product-price-changed',
  'shipping-method-blocked',
  'shipping-method-changed',
  'payment-method-blocked',
  'payment-method-changed',
  'shipping-address-blocked',
  'billing-address-blocked',
  'salutation-missing-shipping-address',
  'salutation-missing-billing-address',
  'country-region-missing-shipping-address',
  'country-region-missing-billing-address',
  'promotion-not-found',
  'promotion-not-eligible',
  'promotion-excluded',
  'auto-promotion-not-found',
  'promotions-on-cart-price-zero-error',
  'promotion-discount-added',
  'promotion-discount-deleted',
] as const
export type CartErrorKey = (typeof CART_ERROR_KEYS)[number]

export const ERROR_LEVEL = { notice: 0, warning: 10, error: 20 } as const
export type CartErrorLevel = (typeof ERROR_LEVEL)[keyof typeof ERROR_LEVEL]

/** One notice of a cart. The view translates `key` with `parameters`. */
export type CartError = Readonly<{
  key: CartErrorKey
  /** Key in the error map of the Store API: of two errors with one id the later one wins. */
  id: string
  level: CartErrorLevel
  blocksOrder: boolean
  /** False: reported once, by the calculation that made the correction. */
  recurs: boolean
  /** `quantity` counts wire units; `unit` names them (`metre`, `piece`, …). */
  parameters: Readonly<Record<string, string | number>>
}>
