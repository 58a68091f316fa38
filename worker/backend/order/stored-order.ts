import { isMoneyHeld } from '#shared/domain/order/payment-state.ts'
import type { TaxRate } from '#shared/domain/tax/tax.ts'
import { Download } from '#shared/schemas/import/product.ts'
import { CalculatedPrice } from '#shared/schemas/store-api/price.ts'
import { z } from '#shared/schemas/zod.ts'
import { int, json } from '#worker/backend/sql/columns.ts'
import { DocumentTable, RefundedLineTable } from '#worker/backend/tables/documents.ts'
import { OrderLineRecord } from '#worker/backend/tables/order-records.ts'
import {
  BoughtFileTable,
  OrderLineTable,
  OrderTable,
  PaymentTable,
} from '#worker/backend/tables/orders.ts'

const BASIS_POINTS_PER_PERCENT = 100

const OrderLine = OrderLineTable.row
  .pick({
    id: true,
    productId: true,
    quantity: true,
    label: true,
    unitCents: true,
    totalCents: true,
  })
  .extend({ line: OrderLineRecord })
export type OrderLine = z.infer<typeof OrderLine>

const Payment = PaymentTable.row.omit({ orderId: true, finishUrl: true, errorUrl: true })
export type StoredPayment = z.infer<typeof Payment>

/** The part of a line that a credit note refunds, with tax. */
const RefundedLine = RefundedLineTable.row.omit({ documentId: true })
export type RefundedLine = z.infer<typeof RefundedLine>

const DocumentRecord = DocumentTable.row.omit({ orderId: true }).extend({
  /** The refunded lines, if the refund named lines. */
  lines: z.array(RefundedLine),
})
export type StoredDocument = z.infer<typeof DocumentRecord>

const File = BoughtFileTable.row
  .pick({ lineId: true, fetched: true, fetchedAt: true, fetchedFile: true })
  .extend({ download: Download })
/** The file of an order line in its newest version. */
export type BoughtFile = z.infer<typeof File>

/** A placed order with its lines, its documents and all payment attempts, the newest last. */
export const StoredOrder = OrderTable.row.omit({ totalCents: true, placedFrom: true }).extend({
  number: int.transform(String),
  lines: json(z.array(OrderLine)),
  payments: json(z.array(Payment).min(1)),
  /** In the order of their creation. */
  papers: json(z.array(DocumentRecord)),
  files: json(z.array(File)),
})
export type StoredOrder = z.infer<typeof StoredOrder>

/**
 * The current attempt: the one with money received or charged back, else the newest. Throws an
 * `Error` for an order without any attempt.
 */
export function currentPayment({ payments }: Pick<StoredOrder, 'payments'>): StoredPayment {
  const payment =
    payments.find(({ state }) => isMoneyHeld(state)) ??
    payments.find(({ state }) => state === 'chargeback') ??
    payments.at(-1)
  if (!payment) throw new Error('An order has at least one payment')
  return payment
}

/** The tax rate of a line in basis points; 0 if it is tax-free. */
export function rateOf({ line }: OrderLine): TaxRate {
  const [tax] = CalculatedPrice.parse(line.price).calculatedTaxes
  return Math.round((tax?.taxRate ?? 0) * BASIS_POINTS_PER_PERCENT)
}

/** The refunded quantity of a line, in sales units. */
export function refundedQuantity(
  { papers: documents }: Pick<StoredOrder, 'papers'>,
  lineId: string,
): number {
  return documents
    .flatMap(({ lines }) => lines)
    .filter((refunded) => refunded.lineId === lineId && !refunded.isTakenBack)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

export function isRefundedWhole(order: StoredOrder, lineId: string): boolean {
  const line = order.lines.find(({ id }) => id === lineId)
  return line !== undefined && refundedQuantity(order, lineId) >= line.quantity
}
