import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { CartError } from '#shared/schemas/store-api/cart.ts'

type Words = { readonly t: T; readonly locale: Locale }
type Say = (t: T, parameters: Parameters) => string

/** Parameters of a cart error as text, '' where one is missing; a quantity carries its unit. */
type Parameters = Readonly<
  Record<'name' | 'quantity' | 'code' | 'from' | 'to', string> & { isMetre: boolean }
>

/** A sentence for every `messageKey` of the Store API (contract section 4). */
const SENTENCES: Readonly<Record<string, Say>> = {
  'product-stock-reached': (t, p) =>
    p.isMetre ? t('cart.stockReachedMetre', p) : t('cart.stockReached', p),
  'product-out-of-stock': (t, p) => t('cart.outOfStock', p),
  'product-not-found': (t) => t('cart.notFound'),
  'min-order-quantity': (t, p) => t('cart.minOrder', p),
  'purchase-steps-quantity': (t, p) => t('cart.steps', p),
  'shipping-method-blocked': (t, p) => t('cart.shippingBlocked', p),
  'payment-method-blocked': (t, p) => t('cart.paymentBlocked', p),
  'shipping-method-changed': (t, p) => t('cart.shippingChanged', p),
  'payment-method-changed': (t, p) => t('cart.paymentChanged', p),
  'shipping-address-blocked': (t, p) => t('cart.shippingAddressBlocked', p),
  'billing-address-blocked': (t, p) => t('cart.billingAddressBlocked', p),
  'shipping-address-invalid': (t) => t('cart.shippingAddressInvalid'),
  'billing-address-invalid': (t) => t('cart.billingAddressInvalid'),
  'salutation-missing-shipping-address': (t) => t('cart.salutationMissing'),
  'salutation-missing-billing-address': (t) => t('cart.salutationMissing'),
  'country-region-missing-shipping-address': (t) => t('cart.regionMissing'),
  'country-region-missing-billing-address': (t) => t('cart.regionMissing'),
  'promotion-not-found': (t, p) => t('cart.promotionNotFound', p),
  'promotion-not-eligible': (t, p) => t('cart.promotionNotEligible', p),
  'promotion-excluded': (t, p) => t('cart.promotionExcluded', p),
  'auto-promotion-not-found': (t, p) => t('cart.autoPromotionNotFound', p),
  'promotions-on-cart-price-zero-error': (t) => t('cart.promotionsOnZero'),
  'promotion-discount-added': (t, p) => t('cart.discountAdded', p),
  'promotion-discount-deleted': (t, p) => t('cart.discountDeleted', p),
  'cart-merged-hint': (t) => t('cart.merged'),
  addToCartError: (t) => t('cart.notAdded'),
}

const ERROR_LEVEL = 20
const WARNING_LEVEL = 10

/** One notice of a cart in the page's language. The wire's own `message` is never shown. */
export function cartRemark({ t, locale }: Words, error: CartError): Remark {
  const say = SENTENCES[error.messageKey]
  const text = say ? say(t, parametersOf(locale, t, error)) : t('cart.unknownNotice')
  return { tone: toneOf(error.level), text }
}

function toneOf(level: number): Remark['tone'] {
  if (level >= ERROR_LEVEL) return 'bad'
  return level >= WARNING_LEVEL ? 'warn' : 'info'
}

function parametersOf(locale: Locale, t: T, error: CartError): Parameters {
  const given = error.parameters ?? {}
  const text = (...names: string[]) => {
    const found = names.map((name) => given[name]).find((value) => typeof value === 'string')
    return typeof found === 'string' ? found : ''
  }
  const isMetre = given['unit'] === 'metre' || given['unit'] === 'm'
  const units = typeof given['quantity'] === 'number' ? given['quantity'] : 0
  return {
    isMetre,
    name: text('name'),
    code: text('code'),
    from: text('oldShippingMethodName', 'oldPaymentMethodName'),
    to: text('newShippingMethodName', 'newPaymentMethodName'),
    quantity: isMetre ? formatLength(locale, units) : t('cart.pieces', { count: units }),
  }
}
