import type { Cents } from '#shared/domain/money.ts'
import { pricePerMetre } from '#shared/domain/metres.ts'
import { areaPrice, writtenBasePrice, type BasePrice } from '#shared/domain/reference-price.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatBasePrice } from '#shared/i18n/format-base-price.ts'
import { formatLength, formatMoney } from '#shared/i18n/format.ts'
import { formatPieces } from '#shared/i18n/pieces.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { LinePayload } from '#shared/schemas/store-api/cart.ts'
import { CalculatedPrice } from '#shared/schemas/store-api/price.ts'
import type { OrderLine } from '#worker/backend/order/stored-order.ts'

/** The texts of an order line: product, quantity, price and sum. */
export type LineTexts = Readonly<{
  title: string
  details: string
  /** Quantity, price and base price in one text; then separately. */
  amount: string
  quantity: string
  price: string
  basePrice: string | null
  sum: string
  withdrawal: LinePayload['ripstop_withdrawal']
}>

export function toLineTexts(stored: OrderLine, locale: Locale): LineTexts {
  const payload = LinePayload.parse(stored.line.payload)
  const t = messages(locale)
  const details = [
    payload.productNumber && t('mail.productNumber', { number: payload.productNumber }),
    ...payload.options.map(({ group, option }) => `${group} ${option}`),
    ...payload.ripstop_facts,
    payload.ripstop_cuts.length > 1 &&
      t('cartLines.cuts', { pieces: formatPieces(locale, payload.ripstop_cuts) }),
  ]
  return {
    title: readableName(stored.label),
    details: details.filter(Boolean).join(', '),
    ...formatLineAmount(stored, payload, locale),
    sum: formatMoney(locale, stored.totalCents),
    withdrawal: payload.ripstop_withdrawal,
  }
}

function formatLineAmount(stored: OrderLine, payload: LinePayload, locale: Locale) {
  const quantity = formatLineQuantity(stored.quantity, payload.ripstop_unit, locale)
  const price = formatLinePrice(stored.unitCents, payload.ripstop_unit, locale)
  const basePrice = formatLineBasePrice(stored, payload, locale)
  const basePriceNote = basePrice ? ` (${basePrice})` : ''
  return { quantity, price, basePrice, amount: `${quantity} × ${price}${basePriceNote}` }
}

function formatLineQuantity(quantity: number, unit: LinePayload['ripstop_unit'], locale: Locale) {
  const t = messages(locale)
  if (unit === 'm') return formatLength(locale, quantity)
  const count = { count: quantity }
  return t(unit === 'set' ? 'cartLines.sets' : 'cartLines.pieces', count)
}

function formatLinePrice(unitCents: Cents, unit: LinePayload['ripstop_unit'], locale: Locale) {
  if (unit !== 'm') return formatMoney(locale, unitCents)
  return `${formatMoney(locale, pricePerMetre(unitCents))}/m`
}

/** The base price (PAngV § 4): per square metre for cloth, else by content. */
function formatLineBasePrice(
  { line, unitCents }: OrderLine,
  { ripstop_unit: unit, ripstop_base_prices: requested, ripstop_roll_width_mm: width }: LinePayload,
  locale: Locale,
): string | null {
  const base =
    unit === 'm'
      ? areaPrice(pricePerMetre(unitCents), requested, width)
      : contentPrice(CalculatedPrice.parse(line.price))
  return base && formatBasePrice(locale, base)
}

function contentPrice({ referencePrice }: CalculatedPrice): BasePrice | null {
  return referencePrice ? writtenBasePrice(referencePrice) : null
}
