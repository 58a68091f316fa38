import { readableName } from '#shared/i18n/product-name.ts'
import { METRE, pricePerMetre } from '#shared/domain/metres.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { CartError, LinePayload } from '#shared/schemas/store-api/cart.ts'
import { quantityOf } from './cart-line-view.ts'

type Messages = { readonly t: T; readonly locale: Locale }
type Say = (t: T, parameters: Parameters) => string

/** Parameters of a cart error as text, '' if missing. A quantity contains its unit. */
type Parameters = Readonly<
  Record<'name' | 'quantity' | 'code' | 'from' | 'to' | 'reason' | 'value', string> & {
    isMetre: boolean
    isMaximum: boolean
  }
>

/** A message for every `messageKey` of the Store API (docs/store-api.md#cart-notices). */
const SENTENCES: Readonly<Record<string, Say>> = {
  'product-stock-reached': (t, p) =>
    p.isMaximum
      ? t('cartLines.maximumReached', p)
      : p.isMetre
        ? t('cartLines.stockReachedMetre', p)
        : t('cartLines.stockReached', p),
  'product-out-of-stock': (t, p) => t('cartLines.outOfStock', p),
  'product-not-found': (t, p) =>
    p.name === '' ? t('cartLines.notFound') : t('cartLines.formerProduct', p),
  'min-order-quantity': (t, p) => t('cartLines.minOrder', p),
  'piece-too-long': (t, p) => t('cartLines.pieceTooLong', p),
  'one-piece-again': (t, p) => t('cartLines.onePieceAgain', p),
  'product-price-changed': (t, p) => t('cartLines.priceChanged', p),
  'purchase-steps-quantity': (t, p) => t('cartLines.steps', p),
  'shipping-method-blocked': (t, p) => t('cartLines.shippingBlocked', p),
  'payment-method-blocked': (t, p) => t('cartLines.paymentBlocked', p),
  'shipping-method-changed': (t, p) => t('cartLines.shippingChanged', p),
  'payment-method-changed': (t, p) => t('cartLines.paymentChanged', p),
  'shipping-address-blocked': (t, p) => t('cartLines.shippingAddressBlocked', p),
  'billing-address-blocked': (t, p) => t('cartLines.billingAddressBlocked', p),
  'shipping-address-invalid': (t) => t('cartLines.shippingAddressInvalid'),
  'billing-address-invalid': (t) => t('cartLines.billingAddressInvalid'),
  'salutation-missing-shipping-address': (t) => t('cartLines.salutationMissing'),
  'salutation-missing-billing-address': (t) => t('cartLines.salutationMissing'),
  'country-region-missing-shipping-address': (t) => t('cartLines.regionMissing'),
  'country-region-missing-billing-address': (t) => t('cartLines.regionMissing'),
  'promotion-not-found': lostCode,
  'promotion-not-eligible': notEligible,
  'promotion-excluded': (t, p) => t('cartLines.promotionExcluded', p),
  'auto-promotion-not-found': (t, p) => t('cartLines.autoPromotionNotFound', p),
  'promotions-on-cart-price-zero-error': (t) => t('cartLines.promotionsOnZero'),
  'promotion-discount-added': (t, p) => t('cartLines.discountAdded', p),
  'promotion-discount-deleted': (t, p) => t('cartLines.discountDeleted', p),
  'cart-merged-hint': (t) => t('cartLines.merged'),
  addToCartError: (t) => t('cartLines.notAdded'),
}

/** Our backend reports whether a code is expired, used up, or unknown. */
function lostCode(t: T, parameters: Parameters): string {
  if (parameters.reason === 'over') return t('cartLines.promotionOver', parameters)
  return parameters.reason === 'used-up'
    ? t('cartLines.promotionUsedUp', parameters)
    : t('cartLines.promotionNotFound', parameters)
}

const REFUSALS = [
  'goods-value',
  'articles',
  'group',
  'country',
  'first-order',
  'used-by-buyer',
] as const

/** The message names the reason, so that the shopper can act. */
function notEligible(t: T, parameters: Parameters): string {
  const reason = REFUSALS.find((known) => known === parameters.reason)
  return reason
    ? t(`cartLines.promotionNotEligible_${reason}`, parameters)
    : t('cartLines.promotionNotEligible', parameters)
}

const ERROR_LEVEL = 20
const WARNING_LEVEL = 10

/**
 * One cart notice in the page's language. The backend's own `message` is never shown. A Shopware
 * sends no unit with quantities, so the unit comes from the line of the notice.
 */
export function toPageNotice(
  { t, locale }: Messages,
  error: CartError,
  unit: LinePayload['ripstop_unit'],
): PageNotice {
  const say = SENTENCES[error.messageKey]
  const text = say ? say(t, parametersOf(locale, t, error, unit)) : t('cartLines.unknownNotice')
  return { tone: toneOf(error.level), text }
}

function toneOf(level: number): PageNotice['tone'] {
  if (level >= ERROR_LEVEL) return 'bad'
  return level >= WARNING_LEVEL ? 'warn' : 'info'
}

function parametersOf(
  locale: Locale,
  t: T,
  error: CartError,
  unit: LinePayload['ripstop_unit'],
): Parameters {
  const values = error.parameters ?? {}
  const text = (...names: string[]) => {
    const found = names.map((name) => values[name]).find((value) => typeof value === 'string')
    return typeof found === 'string' ? found : ''
  }
  const price = (name: string) => {
    const cents = centsFromDecimal(typeof values[name] === 'number' ? values[name] : 0)
    return isMetre ? `${formatMoney(locale, pricePerMetre(cents))}/m` : formatMoney(locale, cents)
  }
  const isMetre = unit === METRE || values['unit'] === 'metre' || values['unit'] === METRE
  const isSet = unit === 'set' || values['unit'] === 'set'
  const least = typeof values['goodsValue'] === 'number' ? values['goodsValue'] : 0
  const units = typeof values['quantity'] === 'number' ? values['quantity'] : 0
  return {
    isMetre,
    isMaximum: values['limit'] === 'maximum',
    name: readableName(text('name')),
    code: text('code'),
    reason: text('reason'),
    value: formatMoney(locale, centsFromDecimal(least)),
    from: text('oldShippingMethodName', 'oldPaymentMethodName') || price('oldPrice'),
    to: text('newShippingMethodName', 'newPaymentMethodName') || price('newPrice'),
    quantity: quantityOf({ t, locale }, isMetre ? METRE : isSet ? 'set' : 'piece', units),
  }
}
