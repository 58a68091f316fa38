import type { CartPrice } from '#shared/domain/cart/calculated-cart.ts'
import type { OrderTexts } from '#shared/domain/order/order-texts.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import { newId, randomText } from '#worker/backend/sql/ids.ts'
import { mostUnpaid, nextNumber, placedFrom } from './unpaid-orders.ts'
import type {
  CustomerAddress,
  OrderCustomer,
  OrderDelivery,
  PaymentMethodKind,
  VatCheck,
} from '#worker/backend/tables/order-records.ts'

const INSERT_ORDER = `INSERT INTO orders (id, number, cart_id, customer_id, state, delivery_state,
    locale, placed_at, deep_link_code, customer, billing_address, shipping_address, price,
    delivery, total_cents, comment, vat_checks, placed_from, affiliate_code, campaign_code,
    texts)
  VALUES (?1, ${nextNumber('?15', '?16')}, ?2, ?3, 'open', 'open', ?4, ?5,
    ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?17, ?18, ?19)`
const NEXT_NUMBER = "UPDATE number_range SET next = next + 1 WHERE name = 'order'"
const INSERT_LINES = `INSERT INTO order_line (order_id, position, id, product_id, quantity, label,
    unit_cents, total_cents, line)
  SELECT ?1, key, value ->> 'id', value ->> 'productId', value ->> 'quantity', value ->> 'label',
    value ->> 'unitCents', value ->> 'totalCents', value -> 'line'
  FROM json_each(?2)`
const INSERT_FILES = `INSERT INTO bought_file (line_id, order_id, product_id, download)
  SELECT l.id, l.order_id, l.product_id, p.record -> '$.download'
  FROM order_line l JOIN product p ON p.public_id = l.product_id
  WHERE l.order_id = ?1 AND p.record ->> '$.download.file' IS NOT NULL`
const INSERT_PAYMENT = `INSERT INTO payment (id, order_id, attempt, method, amount_cents, state,
    created_at, changed_at)
  VALUES (?1, ?2, 1, ?3, ?4, ?5, ?6, ?6)`

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

/**
 * Inserts the order with its number, lines and purchased files: the first statements of its batch.
 */
export function orderInserts(
  { db, at, locale, network, vars }: ShopContext,
  order: NewOrder,
): D1PreparedStatement[] {
  const { id, customer, price, request, method } = order
  return [
    db
      .prepare(INSERT_ORDER)
      .bind(
        id,
        order.cartId,
        customer.id,
        locale,
        at.toISOString(),
        randomText(DEEP_LINK_LENGTH),
        JSON.stringify(orderCustomer(customer)),
        JSON.stringify(order.billingAddress),
        JSON.stringify(order.shippingAddress),
        JSON.stringify(price),
        JSON.stringify(order.delivery),
        price.totalPrice,
        request.comment,
        JSON.stringify(order.vatChecks),
        placedFrom({ network }),
        network !== null && method !== 'none' ? mostUnpaid({ vars }, method) : null,
        request.affiliateCode,
        request.campaignCode,
        JSON.stringify(request.texts),
      ),
    db.prepare(NEXT_NUMBER),
    db.prepare(INSERT_LINES).bind(id, JSON.stringify(order.lines)),
    db.prepare(INSERT_FILES).bind(id),
  ]
}

/** Inserts the first payment attempt. An order with a total of 0 counts as paid. */
export function paymentInsert(
  { db, at }: Pick<ShopContext, 'db' | 'at'>,
  { id, method, price }: Pick<NewOrder, 'id' | 'method' | 'price'>,
): D1PreparedStatement {
  const state = method === 'none' ? 'paid' : 'open'
  return db
    .prepare(INSERT_PAYMENT)
    .bind(newId(), id, method, price.totalPrice, state, at.toISOString())
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
