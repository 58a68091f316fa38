import { fail, ok, type Result } from '#shared/domain/result.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { centsFromDecimal, sumCents, type Cents } from '#shared/domain/money.ts'
import { divideRounded } from '#shared/domain/rounding.ts'
import { taxOf } from '#shared/domain/tax/tax.ts'
import { z } from '#shared/schemas/zod.ts'
import {
  refundedQuantity,
  rateOf,
  type OrderLine,
  type StoredOrder,
} from '#worker/backend/order/stored-order.ts'

/** A line as operators name it: metres or pieces of a product, or the whole remaining quantity. */
export type NamedLine = Readonly<{ number: string; quantity?: number | null | undefined }>

/** A quantity of a line to refund, and the amount that was paid for it. */
export type LineToRefund = Readonly<{ lineId: string; quantity: number; amountCents: Cents }>

export type LinesError = 'no-such-line' | 'not-so-much'

/** The named lines with the paid amounts: after discounts, with tax. Fails for an invalid line. */
export function linesToRefund(
  order: StoredOrder,
  named: readonly NamedLine[],
): Result<readonly LineToRefund[], LinesError> {
  const found: LineToRefund[] = []
  for (const { number, quantity: requested } of named) {
    const own = order.lines.filter(
      ({ line }) => line.good && line.payload['productNumber'] === number,
    )
    if (own.length === 0) return fail('no-such-line')
    const line = own.find((bought) => leftOf(order, bought) >= (unitsOf(bought, requested) ?? 1))
    if (!line) return fail('not-so-much')
    const quantity = unitsOf(line, requested) ?? leftOf(order, line)
    if (!Number.isInteger(quantity) || quantity < 1) return fail('not-so-much')
    found.push({ lineId: line.id, quantity, amountCents: amountOf(order, line, quantity) })
  }
  return ok(found)
}

function leftOf(order: StoredOrder, { id, quantity }: OrderLine): number {
  return quantity - refundedQuantity(order, id)
}

function unitsOf({ line }: OrderLine, requested: number | null | undefined): number | null {
  if (requested === null || requested === undefined) return null
  const units = line.payload['ripstop_unit'] === 'm' ? requested * UNITS_PER_METRE : requested
  // Removes the rounding error: 0.3 * 10 need not be exactly 3.
  const rounded = Math.round(units)
  return Math.abs(units - rounded) < 1e-6 ? rounded : units
}

/** A quantity's share of the amount paid for its line. All shares add up to it, to the cent. */
function amountOf(order: StoredOrder, line: OrderLine, quantity: number): Cents {
  const paid = paidFor(order, line)
  const upTo = (units: number) => divideRounded(BigInt(paid) * BigInt(units), BigInt(line.quantity))
  const before = refundedQuantity(order, line.id)
  return upTo(before + quantity) - upTo(before)
}

const Composition = z.array(z.object({ id: z.string(), discount: z.number() })).catch([])

function paidFor(order: StoredOrder, line: OrderLine): Cents {
  const taken = order.lines
    .flatMap((entry) =>
      entry.line.good ? [] : Composition.parse(entry.line.payload['composition']),
    )
    .filter(({ id }) => id === line.line['id'])
    .map(({ discount }) => centsFromDecimal(discount))
  const own = line.totalCents - sumCents(taken)
  const isOnTop = order.price.taxState === 'net'
  return isOnTop ? own + taxOf(own, 1, rateOf(line), 'net') : own
}
