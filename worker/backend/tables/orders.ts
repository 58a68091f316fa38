import { Download } from '#shared/schemas/import/product.ts'
import { z } from '#shared/schemas/zod.ts'
import { int, json, locale, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'
import {
  CustomerAddress,
  OrderCustomer,
  OrderDelivery,
  OrderLineRecord,
  OrderPrice,
  OrderTexts,
  PaymentMethodKind,
  VatCheck,
} from './order-records.ts'

export const OrderTable = table('orders', {
  id: text,
  number: int,
  cartId: text,
  customerId: text,
  state: z.enum(['open', 'in_progress', 'completed', 'cancelled']),
  deliveryState: z.enum(['open', 'shipped', 'cancelled']),
  locale,
  placedAt: text,
  deepLinkCode: text,
  customer: json(OrderCustomer),
  billingAddress: json(CustomerAddress),
  shippingAddress: json(CustomerAddress),
  price: json(OrderPrice),
  delivery: json(OrderDelivery),
  totalCents: int,
  comment: text.nullable(),
  texts: json(OrderTexts),
  affiliateCode: text.nullable(),
  campaignCode: text.nullable(),
  /** The known checks of the buyer's VAT ids at the time of the order. */
  vatChecks: json(z.array(VatCheck)),
  /** A hash of the network, until the order is paid or cancelled. */
  placedFrom: text.nullable(),
  shippedAt: text.nullable(),
  trackingCode: text.nullable(),
})

export const OrderLineTable = table('order_line', {
  orderId: text,
  position: int,
  id: text,
  /** Null for promotions. */
  productId: text.nullable(),
  /** Wire units. */
  quantity: int,
  label: text,
  unitCents: int,
  totalCents: int,
  line: json(OrderLineRecord),
})

/** The length that an order took from a roll, in sales units. */
export const OrderCutTable = table('order_cut', {
  orderId: text,
  productId: text,
  rollId: text,
  units: int,
})

export const PaymentState = z.enum([
  'open',
  'in_progress',
  'reminded',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'refunded_partially',
  'chargeback',
])

/** One attempt to pay an order. */
export const PaymentTable = table('payment', {
  id: text,
  orderId: text,
  attempt: int,
  method: PaymentMethodKind,
  amountCents: int,
  state: PaymentState,
  providerId: text.nullable(),
  payUrl: text.nullable(),
  /** The addresses where the shopper continues after a successful and after a failed payment. */
  finishUrl: text.nullable(),
  errorUrl: text.nullable(),
  createdAt: text,
  changedAt: text,
  refundedCents: int,
  chargedBackCents: int,
})

export const BoughtFileTable = table('bought_file', {
  lineId: text,
  orderId: text,
  productId: text,
  download: json(Download),
  /** The number of downloads, the time of the last one, and its version. */
  fetched: int,
  fetchedAt: text.nullable(),
  fetchedFile: text.nullable(),
})

/** Recipient and network are hashes, stored for a month. */
export const SampleOrderTable = table('sample_order', {
  orderId: text,
  recipient: text.nullable(),
  network: text.nullable(),
  placedAt: text,
})
