import { normalCode } from '#shared/domain/cart/contents.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatDelivery } from '#shared/i18n/format-delivery.ts'
import { promiseIn } from '../delivery-promise.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import { nameList } from '#shared/i18n/name-list.ts'
import { taxFreeNote } from '#shared/i18n/tax-free-note.ts'
import type { CartLineView, CartView, PageNotice, SumRow } from '#shared/schemas/forms/cart-view.ts'
import type { Cart, CartError, LineItem } from '#shared/schemas/store-api/cart.ts'
import { cartLineView } from './cart-line-view.ts'
import { toPageNotice } from './to-page-notice.ts'
import { discountRows, rowsOf } from './sum-rows.ts'

type Messages = { readonly t: T; readonly locale: Locale }
type NoticeEntry = readonly [key: string, notice: CartError]

/** The Store API's cart in the format of our pages and islands, in the page's language. */
export function cartView(
  messages: Messages,
  cart: Cart,
  notices: readonly PageNotice[] = [],
): CartView {
  const { locale } = messages
  const goods = cart.lineItems.filter((line) => line.good)
  const errors = Object.entries(cart.errors)
  const toCartNotice = ([key, error]: NoticeEntry) =>
    toPageNotice(messages, error, goods.find(({ id }) => key.endsWith(id))?.payload.ripstop_unit)
  const lines = goods.map((line) => lineView(messages, cart, line))
  const shipping = shippingRow(messages, cart)
  const identity = cart.extensions?.ripstop
  const sum = centsFromDecimal(cart.price.positionPrice) - discountCents(cart)
  return {
    cartId: identity?.cartId ?? cart.token,
    hash: identity?.hash ?? cart.hash ?? '',
    count: goods.length,
    lines,
    subtotal: formatMoney(locale, sum),
    priceNote: messages.t(PRICE_NOTES[cart.price.taxStatus]),
    ...rowsOf(messages, cart.price, [
      ...discountRows(
        messages,
        cart.lineItems,
        cart.deliveries,
        ({ price }) => price?.totalPrice ?? 0,
      ),
      ...(shipping ? [shipping] : []),
    ]),
    codes: codesOf(cart),
    total: formatMoney(locale, centsFromDecimal(cart.price.totalPrice)),
    taxNote: taxNoteOf(messages, cart),
    freeShipping: freeShippingOf(messages, cart),
    delivery: deliveryOf(messages, cart),
    withdrawal: withdrawalOf(messages, goods),
    hazard: hazardOf(messages, goods),
    hasDownloads: hasDownloads(cart),
    isOrderable: goods.length > 0 && !errors.some(([, error]) => error.block),
    remarks: [...notices, ...errors.map(toCartNotice)],
  }
}

/** The tax and shipping notes at prices, with the same text as in the catalogue. */
const PRICE_NOTES = {
  gross: 'catalogue.taxNote',
  net: 'catalogue.taxNoteTrade',
  'tax-free': 'catalogue.taxNoteNet',
} as const

/** Whether a cart contains a download, which requires a waiver of the right of withdrawal. */
export function hasDownloads({ lineItems }: Cart): boolean {
  return lineItems.some(
    ({ good, payload }) => good && payload.ripstop_withdrawal === 'digital-content',
  )
}

/** A product's notices are also shown at its line. Their key ends with the line's id. */
function lineView(messages: Messages, cart: Cart, line: LineItem): CartLineView {
  const own = Object.entries(cart.errors).filter(([key]) => key.endsWith(line.id))
  return cartLineView(
    messages,
    line,
    own.map(([, error]) => toPageNotice(messages, error, line.payload.ripstop_unit)),
  )
}

function discountCents(cart: Cart): number {
  return cart.lineItems
    .filter((line) => !line.good)
    .reduce((sum, line) => sum + centsFromDecimal(line.price?.totalPrice ?? 0), 0)
}

/**
 * The codes that a shopper can remove: codes with a line. Our own backend also returns codes that
 * await a cart that they apply to.
 */
function codesOf({ lineItems, extensions }: Cart): string[] {
  const input = extensions?.['cart-promotions']?.addedCodes ?? []
  const applied = lineItems.map(({ good, referencedId }) => (good ? '' : (referencedId ?? '')))
  const known = new Set(applied.map(normalCode))
  return input.map(normalCode).filter((code) => extensions?.ripstop || known.has(code))
}

const NO_AMOUNT = '–'

function shippingRow({ t, locale }: Messages, cart: Cart): SumRow | null {
  const [delivery] = cart.deliveries
  if (!delivery) return null
  const days = formatDelivery(t, locale, promiseIn(delivery.shippingMethod?.customFields))
  const label = [delivery.shippingMethod?.name ?? '', days]
  const cents = centsFromDecimal(delivery.shippingCosts.totalPrice)
  const amount = isShippingBlocked(cart) ? NO_AMOUNT : formatMoney(locale, cents)
  return { label: label.filter(Boolean).join(', '), amount }
}

/** The reason why the cart contains no tax; null if it contains tax, or has no destination yet. */
function taxNoteOf({ t }: Messages, { price, deliveries }: Cart): string | null {
  if (price.taxStatus !== 'tax-free') return null
  return taxFreeNote(t, deliveries[0]?.location?.country?.iso)
}

function freeShippingOf({ t, locale }: Messages, cart: Cart): string | null {
  if (isFreeOfShipping(cart)) return t('cartLines.shippingFree')
  const missing = cart.extensions?.ripstop?.toFreeShipping
  if (!missing) return null
  return t('cartLines.toFreeShipping', { amount: formatMoney(locale, centsFromDecimal(missing)) })
}

/** A blocked method has no shipping costs because it cannot be ordered. */
const isShippingBlocked = ({ errors }: Cart) =>
  Object.values(errors).some(({ messageKey }) => messageKey === 'shipping-method-blocked')

/** Pickup has no shipping costs either, but this message is about free delivery. */
function isFreeOfShipping(cart: Cart): boolean {
  const [delivery] = cart.deliveries
  const kind = delivery?.shippingMethod?.technicalName ?? ''
  if (!delivery || kind.includes('pickup') || kind.includes('download')) return false
  if (isShippingBlocked(cart)) return false
  return centsFromDecimal(delivery.shippingCosts.totalPrice) === 0
}

function deliveryOf({ t, locale }: Messages, cart: Cart): string | null {
  const [delivery] = cart.deliveries
  const own = promiseIn(delivery?.shippingMethod?.customFields)
  const hasPromise = own.window !== null || own.afterPayment !== null
  const promise = hasPromise ? own : { window: delivery?.deliveryDate ?? null, afterPayment: null }
  const days = formatDelivery(t, locale, promise)
  return days && t('cartLines.deliveryWindow', { days })
}

function withdrawalOf({ t, locale }: Messages, goods: readonly LineItem[]): string | null {
  const cut = goods.filter((line) => line.payload.ripstop_withdrawal === 'cut-to-length')
  if (cut.length === 0) return null
  const excluded = t('cartLines.withdrawalCut', nameList(locale, labelsOf(cut)))
  return cut.length === goods.length ? excluded : `${excluded} ${t('cartLines.withdrawalOthers')}`
}

function hazardOf({ t, locale }: Messages, goods: readonly LineItem[]): string | null {
  const hazardous = goods.filter((line) => line.payload.ripstop_hazardous)
  if (hazardous.length === 0) return null
  return t('cartLines.hazardNote', nameList(locale, labelsOf(hazardous)))
}

function labelsOf(lines: readonly LineItem[]): string[] {
  return lines.map((line) => readableName(line.label))
}
