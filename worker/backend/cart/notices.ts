import type { CartError } from '#shared/domain/cart/cart-error.ts'
import { pricePerMetre } from '#shared/domain/metres.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { formatLength, formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'

/**
 * The notices of a cart in the Store API's format: a map by id, or an empty list
 * (docs/store-api.md#cart-notices).
 */
export function noticeStructs(errors: readonly CartError[], locale: Locale) {
  if (errors.length === 0) return []
  return Object.fromEntries(errors.map((error) => [error.id, noticeStruct(error, locale)]))
}

function noticeStruct(error: CartError, locale: Locale) {
  return {
    key: error.id,
    level: error.level,
    message: formatNotice(error, locale),
    messageKey: error.key,
    // PHP's exception code, which the schema requires.
    code: 0,
    parameters: wireParameters(error),
    ...ownFields(error),
    block: error.blocksOrder,
    blockResubmit: error.blocksOrder,
  }
}

const AMOUNTS: readonly string[] = ['goodsValue', 'oldPrice', 'newPrice']

/** Amounts are decimals in the Store API. */
function wireParameters({ parameters }: CartError): CartError['parameters'] {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      AMOUNTS.includes(name) && typeof value === 'number' ? decimalFromCents(value) : value,
    ]),
  )
}

/** Additional fields of Shopware's kinds of notices. */
function ownFields({ id, key, parameters }: CartError) {
  const productId = id.slice(key.length)
  switch (key) {
    case 'product-not-found':
      return { id: productId }
    case 'product-out-of-stock':
      return { id: productId, name: parameters['name'] }
    case 'min-order-quantity':
      return { id: productId, name: parameters['name'], quantity: parameters['quantity'] }
    case 'promotion-not-found':
      return { promotionCode: parameters['code'] }
    default:
      return {}
  }
}

function formatNotice({ key, parameters }: CartError, locale: Locale): string {
  const t = messages(locale)
  const priceOf = (which: string) => unitPriceOf(parameters, which, locale)
  const name = String(parameters['name'] ?? parameters['code'] ?? parameters['promotions'] ?? '')
  switch (key) {
    case 'product-stock-reached': {
      const amount = amountOf(parameters, locale)
      if (parameters['limit'] === 'maximum') return t('sales.maximum-reached', { name, amount })
      return parameters['unit'] === 'metre'
        ? t('sales.product-stock-reached-metres', { name, amount })
        : t('sales.product-stock-reached', { name, amount })
    }
    case 'min-order-quantity':
      return t('sales.min-order-quantity', { name, amount: amountOf(parameters, locale) })
    case 'piece-too-long':
      return t('sales.piece-too-long', { name, amount: amountOf(parameters, locale) })
    case 'one-piece-again':
      return t('sales.one-piece-again', { name, amount: amountOf(parameters, locale) })
    case 'product-price-changed': {
      const [before, after] = [priceOf('oldPrice'), priceOf('newPrice')]
      return t('sales.product-price-changed', { name, before, after })
    }
    case 'purchase-steps-quantity':
      return t('sales.purchase-steps-quantity', { name, amount: amountOf(parameters, locale) })
    case 'shipping-method-changed': {
      const { oldShippingMethodName: before, newShippingMethodName: after } = parameters
      return t('sales.shipping-method-changed', { before: String(before), after: String(after) })
    }
    case 'payment-method-changed': {
      const { oldPaymentMethodName: before, newPaymentMethodName: after } = parameters
      return t('sales.payment-method-changed', { before: String(before), after: String(after) })
    }
    case 'promotion-not-found': {
      const { reason } = parameters
      return reason === 'over' || reason === 'used-up'
        ? t(`sales.promotion-${reason}`, { name })
        : t('sales.promotion-not-found', { name })
    }
    case 'product-not-found':
      return name === '' ? t('sales.product-not-found') : t('sales.former-product', { name })
    case 'salutation-missing-shipping-address':
    case 'salutation-missing-billing-address':
    case 'country-region-missing-shipping-address':
    case 'country-region-missing-billing-address':
      return t(`sales.${key}`)
    default:
      return t(`sales.${key}`, { name })
  }
}

/** The price of a metre or a piece. */
function unitPriceOf(parameters: CartError['parameters'], which: string, locale: Locale): string {
  const cents = Number(parameters[which])
  return parameters['unit'] === 'metre'
    ? `${formatMoney(locale, pricePerMetre(cents))}/m`
    : formatMoney(locale, cents)
}

function amountOf(parameters: CartError['parameters'], locale: Locale): string {
  const quantity = Number(parameters['quantity'])
  return parameters['unit'] === 'metre' ? formatLength(locale, quantity) : String(quantity)
}
