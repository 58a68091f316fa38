import type { Cents } from '#shared/domain/money.ts'
import { centsFromDecimal, sumCents } from '#shared/domain/money.ts'
import { sharedTaxes, taxOf, taxShares, type CalculatedTax } from '#shared/domain/tax/tax.ts'
import { CalculatedPrice } from '#shared/schemas/store-api/price.ts'
import { rateOf } from '#worker/backend/order/stored-order.ts'
import type { OrderLine, StoredOrder, StoredDocument } from '#worker/backend/order/stored-order.ts'

const BASIS_POINTS_PER_PERCENT = 100

/** The amounts at one tax rate (in basis points). A tax-free sale has one part with rate 0. */
export type RatePart = Readonly<{ rate: number; net: Cents; tax: Cents; gross: Cents }>

/** A document's sums. The parts add up to the totals, and in each net plus tax is gross. */
export type DocumentAmounts = Readonly<{
  parts: readonly RatePart[]
  net: Cents
  tax: Cents
  gross: Cents
  /** Whether the document covers the whole order, so that its lines add up to the total. */
  isWhole: boolean
}>

/** The sums of a document, in whole cents and never negative. */
export function toDocumentAmounts(order: StoredOrder, document: StoredDocument): DocumentAmounts {
  const { price } = order
  const refunded = refundedParts(order, document)
  if (refunded.length > 0) return { ...sumsOf(byRate(refunded)), isWhole: false }
  const isWhole = document.amountCents === price.totalPrice
  const taxes = isWhole
    ? price.taxes
    : sharedTaxes(document.amountCents, taxShares(price.taxes), price.taxState)
  return { ...sumsOf(ratesOf(order, taxes, document.amountCents)), isWhole }
}

function sumsOf(parts: readonly RatePart[]): Omit<DocumentAmounts, 'isWhole'> {
  const net = sumCents(parts.map((part) => part.net))
  const tax = sumCents(parts.map((part) => part.tax))
  return { parts, net, tax, gross: net + tax }
}

function byRate(parts: readonly RatePart[]): readonly RatePart[] {
  const rates = [...new Set(parts.map(({ rate }) => rate))]
  return rates.map((rate) => {
    const { net, tax, gross } = sumsOf(parts.filter((part) => part.rate === rate))
    return { rate, net, tax, gross }
  })
}

/** A line that a credit note names, with the refunded quantity and amounts. */
export type RefundedPart = RatePart & Readonly<{ line: OrderLine; quantity: number }>

/** The lines that a credit note names; none if they do not add up to its amount. */
export function refundedParts(
  { lines, price }: StoredOrder,
  document: StoredDocument,
): readonly RefundedPart[] {
  const parts = document.lines.flatMap(({ lineId, quantity, amountCents: gross }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    const rate = price.taxState === 'tax-free' ? 0 : rateOf(line)
    const tax = taxOf(gross, 1, rate, 'gross')
    return [{ line, quantity, rate, gross, tax, net: gross - tax }]
  })
  return sumCents(parts.map(({ gross }) => gross)) === document.amountCents ? parts : []
}

/** The amounts of a line at each tax rate; a promotion on goods of several rates has several. */
export function lineParts(
  order: StoredOrder,
  { line, totalCents }: OrderLine,
): readonly RatePart[] {
  const taxes = CalculatedPrice.parse(line.price).calculatedTaxes.map(
    ({ tax, taxRate, price }) => ({
      rate: Math.round(taxRate * BASIS_POINTS_PER_PERCENT),
      tax: centsFromDecimal(tax),
      price: centsFromDecimal(price),
    }),
  )
  return ratesOf(order, taxes, totalCents)
}

/** The amounts of delivery costs at each tax rate. */
export function costParts(
  order: StoredOrder,
  { taxes, totalPrice }: Readonly<{ taxes: readonly CalculatedTax[]; totalPrice: Cents }>,
): readonly RatePart[] {
  return ratesOf(order, taxes, totalPrice)
}

function ratesOf(
  { price: { taxState } }: StoredOrder,
  taxes: readonly CalculatedTax[],
  total: Cents,
): readonly RatePart[] {
  if (taxState === 'tax-free') return [{ rate: 0, net: total, tax: 0, gross: total }]
  return taxes.map(({ rate, tax, price }) =>
    taxState === 'gross'
      ? { rate, tax, gross: price, net: price - tax }
      : { rate, tax, net: price, gross: price + tax },
  )
}
