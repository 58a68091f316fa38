import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatDays, formatMoney, formatPercent } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { CartLineView, CartView, Remark, SumRow } from '#shared/schemas/forms/cart-view.ts'
import type { Cart, LineItem } from '#shared/schemas/store-api/cart.ts'
import { cartLineView } from './cart-line-view.ts'
import { cartRemark } from './cart-remarks.ts'

type Words = { readonly t: T; readonly locale: Locale }

/** The Store API's cart as our pages and islands show it, in the page's language. */
export function cartView(words: Words, cart: Cart, remarks: readonly Remark[] = []): CartView {
  const { t, locale } = words
  const goods = cart.lineItems.filter((line) => line.good)
  const errors = Object.values(cart.errors)
  const lines = goods.map((line) => lineView(words, cart, line))
  const shipping = shippingRow(words, cart)
  const identity = cart.extensions?.ripstop
  const sum = centsFromDecimal(cart.price.positionPrice) - discountCents(cart)
  return {
    cartId: identity?.cartId ?? cart.token,
    hash: identity?.hash ?? '',
    count: goods.length,
    lines,
    subtotal: formatMoney(locale, sum),
    promotions: promotionsOf(words, cart),
    shipping,
    total: formatMoney(locale, centsFromDecimal(cart.price.totalPrice)),
    taxes: cart.price.calculatedTaxes.map(({ taxRate, tax }) => ({
      label: t('cartLines.taxIn', { rate: formatPercent(locale, taxRate) }),
      amount: formatMoney(locale, centsFromDecimal(tax)),
    })),
    taxNote: cart.price.taxStatus === 'tax-free' ? t('cartLines.taxExport') : null,
    isFreeOfShipping: isFreeOfShipping(cart),
    delivery: deliveryOf(words, cart),
    withdrawal: withdrawalOf(words, goods),
    hazard: hazardOf(words, goods),
    hasDownloads: goods.some((line) => line.payload.ripstop_withdrawal === 'digital-content'),
    isOrderable: goods.length > 0 && !errors.some((error) => error.block),
    remarks: [...remarks, ...errors.map((error) => cartRemark(words, error))],
  }
}

/** A notice about an article stands in its line too; its key ends in the line's id. */
function lineView(words: Words, cart: Cart, line: LineItem): CartLineView {
  const own = Object.entries(cart.errors).filter(([key]) => key.endsWith(line.id))
  return cartLineView(
    words,
    line,
    own.map(([, error]) => cartRemark(words, error)),
  )
}

function discountCents(cart: Cart): number {
  return cart.lineItems
    .filter((line) => !line.good)
    .reduce((sum, line) => sum + centsFromDecimal(line.price?.totalPrice ?? 0), 0)
}

function promotionsOf({ t, locale }: Words, cart: Cart): SumRow[] {
  return cart.lineItems
    .filter((line) => !line.good)
    .map((line) => ({
      label: line.label || t('cartLines.discount'),
      amount: formatMoney(locale, centsFromDecimal(line.price?.totalPrice ?? 0)),
    }))
}

function shippingRow({ locale }: Words, cart: Cart): SumRow | null {
  const [delivery] = cart.deliveries
  if (!delivery) return null
  const days = delivery.shippingMethod?.customFields?.ripstop_delivery
  const label = [delivery.shippingMethod?.name ?? '', days && formatDays(locale, days)]
  const cents = cart.deliveries.reduce(
    (sum, { shippingCosts }) => sum + centsFromDecimal(shippingCosts.totalPrice),
    0,
  )
  return { label: label.filter(Boolean).join(', '), amount: formatMoney(locale, cents) }
}

/** Pick-up costs nothing either, but that is not what the shopper wants to hear. */
function isFreeOfShipping(cart: Cart): boolean {
  const [delivery] = cart.deliveries
  const kind = delivery?.shippingMethod?.technicalName ?? ''
  if (!delivery || kind.includes('pickup') || kind.includes('download')) return false
  return centsFromDecimal(delivery.shippingCosts.totalPrice) === 0
}

function deliveryOf({ t, locale }: Words, cart: Cart): string | null {
  const [delivery] = cart.deliveries
  const own = delivery?.shippingMethod?.customFields?.ripstop_delivery
  const days = own ?? delivery?.deliveryDate
  return days ? t('cartLines.deliveryWindow', { days: formatDays(locale, days) }) : null
}

function withdrawalOf({ t }: Words, goods: readonly LineItem[]): string | null {
  const cut = goods.filter((line) => line.payload.ripstop_withdrawal === 'cut-to-length')
  if (cut.length === 0) return null
  const names = namesOf(cut)
  return cut.length === goods.length
    ? t('cartLines.withdrawalCut', { names })
    : t('cartLines.withdrawalCutOthers', { names })
}

function hazardOf({ t }: Words, goods: readonly LineItem[]): string | null {
  const hazardous = goods.filter((line) => line.payload.ripstop_hazardous)
  return hazardous.length > 0 ? t('cartLines.hazardNote', { names: namesOf(hazardous) }) : null
}

/** Names joined by commas; two variants of one article are named once. */
function namesOf(lines: readonly LineItem[]): string {
  return [...new Set(lines.map((line) => line.label))].join(', ')
}
