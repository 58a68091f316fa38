import type { Cents } from '#shared/domain/money.ts'
import { centsFromDecimal, sumOf } from '#shared/domain/money.ts'
import { sharedTaxes, taxOf, taxShares, type CalculatedTax } from '#shared/domain/tax/tax.ts'
import { CalculatedPrice } from '#shared/schemas/store-api/price.ts'
import { rateOf } from '#worker/backend/order/stored-order.ts'
import type { OrderLine, StoredOrder, StoredPaper } from '#worker/backend/order/stored-order.ts'

const BASIS_POINTS_PER_PERCENT = 100

/** What falls under one rate, in basis points; a sale free of tax has one part at the rate 0. */
export type RatePart = Readonly<{ rate: number; net: Cents; tax: Cents; gross: Cents }>

/** A paper's sums: the parts add up to the whole, and net plus tax is gross in each. */
export type PaperAmounts = Readonly<{
  parts: readonly RatePart[]
  net: Cents
  tax: Cents
  gross: Cents
  /** Whether the paper is about the whole order, so that its lines add up to it. */
  isWhole: boolean
}>

/** The sums of a paper, in whole cents and never negative. */
export function paperAmounts(order: StoredOrder, paper: StoredPaper): PaperAmounts {
  const { price } = order
  const named = refundedParts(order, paper)
  if (named.length > 0) return { ...summed(byRate(named)), isWhole: false }
  const isWhole = paper.amountCents === price.totalPrice
  const taxes = isWhole
    ? price.taxes
    : sharedTaxes(paper.amountCents, taxShares(price.taxes), price.taxState)
  return { ...summed(ratesOf(order, taxes, paper.amountCents)), isWhole }
}

function summed(parts: readonly RatePart[]): Omit<PaperAmounts, 'isWhole'> {
  const net = sumOf(parts.map((part) => part.net))
  const tax = sumOf(parts.map((part) => part.tax))
  return { parts, net, tax, gross: net + tax }
}

function byRate(parts: readonly RatePart[]): readonly RatePart[] {
  const rates = [...new Set(parts.map(({ rate }) => rate))]
  return rates.map((rate) => {
    const { net, tax, gross } = summed(parts.filter((part) => part.rate === rate))
    return { rate, net, tax, gross }
  })
}

/** A line that a credit note names, with what goes back for it. */
export type RefundedPart = RatePart & Readonly<{ line: OrderLine; quantity: number }>

/** The lines that a credit note names; none where they are not what it comes to. */
export function refundedParts(
  { lines, price }: StoredOrder,
  paper: StoredPaper,
): readonly RefundedPart[] {
  const parts = paper.lines.flatMap(({ lineId, quantity, amountCents: gross }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    const rate = price.taxState === 'tax-free' ? 0 : rateOf(line)
    const tax = taxOf(gross, 1, rate, 'gross')
    return [{ line, quantity, rate, gross, tax, net: gross - tax }]
  })
  return sumOf(parts.map(({ gross }) => gross)) === paper.amountCents ? parts : []
}

/** What a line falls under; a promotion on goods of several rates under each of them. */
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

/** The same of costs of delivery. */
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
