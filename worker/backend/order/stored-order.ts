import { isMoneyHeld } from '#shared/domain/order/payment-state.ts'
import type { TaxRate } from '#shared/domain/tax/tax.ts'
import { isLocale } from '#shared/i18n/locales.ts'
import { Download } from '#shared/schemas/import/product.ts'
import { CalculatedPrice } from '#shared/schemas/store-api/price.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '../sql/json-column.ts'
import {
  CustomerAddress,
  OrderCustomer,
  OrderDelivery,
  OrderPrice,
  OrderTexts,
  PaymentMethodKind,
  VatCheck,
} from '#worker/backend/tables/order-records.ts'

const BASIS_POINTS_PER_PERCENT = 100

/** A line as the cart showed it. */
const OrderLine = z.object({
  id: z.string(),
  productId: z.string().nullable(),
  quantity: z.int(),
  label: z.string(),
  unitCents: z.int(),
  totalCents: z.int(),
  line: z.looseObject({
    type: z.string(),
    good: z.boolean(),
    states: z.array(z.string()),
    referencedId: z.string(),
    price: z.looseObject({}),
    cover: z.looseObject({ id: z.string() }).nullable(),
    description: z.string().nullable().default(null),
    /** Null in older orders. */
    priceDefinition: z.looseObject({}).nullable().default(null),
    payload: z.looseObject({}),
  }),
})
export type OrderLine = z.infer<typeof OrderLine>

const Payment = z.object({
  id: z.string(),
  attempt: z.int(),
  method: PaymentMethodKind,
  amountCents: z.int(),
  state: z.enum([
    'open',
    'in_progress',
    'reminded',
    'paid',
    'failed',
    'cancelled',
    'refunded',
    'refunded_partially',
    'chargeback',
  ]),
  providerId: z.string().nullable(),
  payUrl: z.string().nullable(),
  /** Refunds by the shop, and chargebacks by a bank. */
  refundedCents: z.int(),
  chargedBackCents: z.int(),
  createdAt: z.string(),
  changedAt: z.string(),
})
export type StoredPayment = z.infer<typeof Payment>

/** The part of a line that a credit note refunds, with tax. */
const RefundedLine = z.object({
  lineId: z.string(),
  quantity: z.int(),
  amountCents: z.int(),
  isTakenBack: z.int().transform((value) => value === 1),
})
export type RefundedLine = z.infer<typeof RefundedLine>

const DocumentRecord = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'delivery_note', 'credit_note']),
  number: z.int(),
  /** The amount charged, or refunded by a credit note. */
  amountCents: z.int(),
  madeAt: z.string(),
  deepLinkCode: z.string(),
  /** The refunded lines, if the refund named lines. */
  lines: z.array(RefundedLine),
})
export type StoredDocument = z.infer<typeof DocumentRecord>

const File = z.object({
  lineId: z.string(),
  download: Download,
  /** The number of downloads, the time of the last one, and its version. */
  fetched: z.int(),
  fetchedAt: z.string().nullable(),
  fetchedFile: z.string().nullable(),
})
/** The file of an order line in its newest version. */
export type BoughtFile = z.infer<typeof File>

/** A placed order with its lines, its documents and all payment attempts, the newest last. */
export const StoredOrder = z.object({
  id: z.string(),
  number: z.int().transform(String),
  cart_id: z.string(),
  customer_id: z.string(),
  state: z.enum(['open', 'in_progress', 'completed', 'cancelled']),
  delivery_state: z.enum(['open', 'shipped', 'cancelled']),
  locale: z.string().refine(isLocale),
  placed_at: z.string(),
  deep_link_code: z.string(),
  customer: jsonColumn(OrderCustomer),
  billing_address: jsonColumn(CustomerAddress),
  shipping_address: jsonColumn(CustomerAddress),
  price: jsonColumn(OrderPrice),
  delivery: jsonColumn(OrderDelivery),
  comment: z.string().nullable(),
  texts: jsonColumn(OrderTexts),
  affiliate_code: z.string().nullable(),
  campaign_code: z.string().nullable(),
  vat_checks: jsonColumn(z.array(VatCheck)),
  shipped_at: z.string().nullable(),
  tracking_code: z.string().nullable(),
  lines: jsonColumn(z.array(OrderLine)),
  payments: jsonColumn(z.array(Payment).min(1)),
  /** In the order of their creation. */
  papers: jsonColumn(z.array(DocumentRecord)),
  files: jsonColumn(z.array(File)),
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

/** Whether a line is completely refunded. */
export function isRefundedWhole(order: StoredOrder, lineId: string): boolean {
  const line = order.lines.find(({ id }) => id === lineId)
  return line !== undefined && refundedQuantity(order, lineId) >= line.quantity
}
