import type { CartPrice } from '#shared/domain/cart/calculated-cart.ts'
import type { OrderTexts } from '#shared/domain/order/order-texts.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { issueInvoice } from './issue-documents.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import { newId, randomText } from '#worker/backend/sql/ids.ts'
import { mostUnpaid, nextNumber, placedFrom } from './unpaid-orders.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertAll, insertInto } from '#worker/backend/sql/table.ts'
import { OrderLineTable, OrderTable, PaymentTable } from '#worker/backend/tables/orders.ts'
import {
  OrderLineRecord,
  type CustomerAddress,
  type OrderCustomer,
  type OrderDelivery,
  type PaymentMethodKind,
  type VatCheck,
} from '#worker/backend/tables/order-records.ts'

const DEEP_LINK_LENGTH = 32

/** Texts and codes that shopper and client add to an order. */
export type OrderComments = {
  readonly comment: string | null
  readonly texts: OrderTexts
  readonly affiliateCode: string | null
  readonly campaignCode: string | null
}

/** A line to store. A line without a product id takes nothing from the stock. */
export type NewOrderLine = Readonly<{
  id: string
  productId: string | null
  quantity: number
  label: string
  unitCents: number
  totalCents: number
  line: object
}>

export type NewOrder = Readonly<{
  id: string
  cartId: string
  customer: Customer
  billingAddress: CustomerAddress | null
  shippingAddress: CustomerAddress | null
  price: CartPrice
  delivery: OrderDelivery
  lines: readonly NewOrderLine[]
  /** `none` for an order without payment. */
  method: PaymentMethodKind
  request: OrderComments
  vatChecks: readonly VatCheck[]
}>

/** Inserts the order with its number, lines and purchased files: the first statements of its batch. */
export function orderInserts(shop: ShopContext, order: NewOrder): D1PreparedStatement[] {
  const { id, customer, price, request, method } = order
  const { billingAddress, shippingAddress } = order
  if (!billingAddress || !shippingAddress) throw new Error('An order needs both addresses')
  const network = placedFrom(shop)
  const most = network !== null && method !== 'none' ? mostUnpaid(shop, method) : null
  const row = {
    id,
    cartId: order.cartId,
    customerId: customer.id,
    state: 'open',
    deliveryState: 'open',
    locale: shop.locale,
    placedAt: shop.at.toISOString(),
    deepLinkCode: randomText(DEEP_LINK_LENGTH),
    customer: orderCustomer(customer),
    billingAddress,
    shippingAddress,
    price,
    delivery: order.delivery,
    totalCents: price.totalPrice,
    comment: request.comment,
    texts: request.texts,
    affiliateCode: request.affiliateCode,
    campaignCode: request.campaignCode,
    vatChecks: order.vatChecks,
    placedFrom: network,
  } as const
  return [
    insertInto(OrderTable, { ...row, number: nextNumber(network, most) }),
    sql`UPDATE number_range SET next = next + 1 WHERE name = 'order'`,
    insertAll(
      OrderLineTable,
      order.lines.map(({ line, ...shown }, position) => ({
        ...shown,
        orderId: id,
        position,
        line: OrderLineRecord.parse(line),
      })),
    ),
    sql`INSERT INTO bought_file (line_id, order_id, product_id, download, fetched)
      SELECT l.id, l.order_id, l.product_id, p.record -> '$.download', 0
      FROM order_line l JOIN product p ON p.public_id = l.product_id
      WHERE l.order_id = ${id} AND p.record ->> '$.download.file' IS NOT NULL`,
  ].map((statement) => prepare(shop.db, statement))
}

/** Inserts the first payment attempt. An order with a total of 0 counts as paid, with its invoice. */
export function paymentInserts(
  { db, at }: Pick<ShopContext, 'db' | 'at'>,
  { id, method, price }: Pick<NewOrder, 'id' | 'method' | 'price'>,
): D1PreparedStatement[] {
  const now = at.toISOString()
  const isPaid = method === 'none'
  const payment = {
    id: newId(),
    orderId: id,
    attempt: 1,
    method,
    amountCents: price.totalPrice,
    state: isPaid ? 'paid' : 'open',
    createdAt: now,
    changedAt: now,
    refundedCents: 0,
    chargedBackCents: 0,
  } as const
  const inserts = [
    insertInto(PaymentTable, payment),
    ...(isPaid ? [issueInvoice(id, at, sql`true`)] : []),
  ]
  return inserts.map((statement) => prepare(db, statement))
}

/** Inserts the mails about a new order to the buyer and the shop. */
export function orderMails(
  { db, at, locale, network, vars }: ShopContext,
  { id, customer }: Pick<NewOrder, 'id' | 'customer'>,
): D1PreparedStatement[] {
  const mail = { subjectId: id, at }
  return [
    outboxInsert(db, { ...mail, kind: 'order-confirmation', locale, recipient: customer.email }),
    outboxInsert(db, { ...mail, kind: 'ops-new-order', locale: 'de', recipient: vars.SHOP_EMAIL }),
    // A guest's address is not confirmed, so anyone may have entered it.
    ...(customer.guest ? holdMails({ db, network, at }, customer.email) : []),
  ]
}

function orderCustomer(customer: Customer): OrderCustomer {
  const { id, number, guest, accountType, email, salutationId } = customer
  const { title, firstName, lastName, company, vatIds } = customer
  const names = { salutationId, title, firstName, lastName, company, vatIds: [...vatIds] }
  return { id, number, guest, accountType, email, ...names }
}
