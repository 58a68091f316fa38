import { allot } from '#shared/domain/cart/rolls.ts'
import { windowOf } from '#shared/domain/delivery/delivery.ts'
import { isTransfer } from '#shared/domain/order/payment.ts'
import { cartTerms } from '#worker/backend/cart/cart-terms.ts'
import { lineStructs } from '#worker/backend/cart/line-structs.ts'
import type { LoadedCart } from '#worker/backend/cart/load-cart.ts'
import { paymentMethodUpdate } from '#worker/backend/account/profile/change-profile.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import { paymentKindOf } from '#worker/backend/channel/payment-methods.ts'
import { newId, randomText } from '#worker/backend/sql/new-id.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { OrderCustomer, OrderDelivery } from '#worker/backend/order/stored-order.ts'
import type { PaymentMethodKind } from '#worker/backend/order/stored-order.ts'
import { nextNumber, placedFrom } from '#worker/backend/order/unpaid-orders.ts'
import { cutRolls, type RollCut } from '#worker/backend/order/rolls.ts'
import { takeStock } from '#worker/backend/order/stock.ts'
import { usePromotions } from '#worker/backend/promotion/promotion-uses.ts'
import type { VatCheck } from '#worker/backend/vat/vat-checks.ts'
import type { Shop } from '#worker/backend/http/shop.ts'

const INSERT_ORDER = `INSERT INTO orders (id, number, cart_id, customer_id, state, delivery_state,
    locale, placed_at, deep_link_code, customer, billing_address, shipping_address, price,
    delivery, total_cents, comment, vat_checks, placed_from, affiliate_code, campaign_code)
  VALUES (?1, ${nextNumber('?15', '?16')}, ?2, ?3, 'open', 'open', ?4, ?5,
    ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?17, ?18)`
const NEXT_NUMBER = "UPDATE number_range SET next = next + 1 WHERE name = 'order'"
const INSERT_LINES = `INSERT INTO order_line (order_id, position, id, product_id, quantity, label,
    unit_cents, total_cents, line)
  SELECT ?1, key, value ->> 'id', value ->> 'productId', value ->> 'quantity', value ->> 'label',
    value ->> 'unitCents', value ->> 'totalCents', value -> 'line'
  FROM json_each(?2)`
const INSERT_PAYMENT = `INSERT INTO payment (id, order_id, attempt, method, amount_cents, state,
    created_at, changed_at)
  VALUES (?1, ?2, 1, ?3, ?4, ?5, ?6, ?6)`

const DEEP_LINK_LENGTH = 32

/** What the caller says of an order: the shopper's words, and what led the shopper here. */
export type OrderRemarks = {
  readonly comment: string | null
  readonly affiliateCode: string | null
  readonly campaignCode: string | null
}

export type NewOrder = {
  readonly id: string
  readonly request: OrderRemarks
  readonly vatChecks: readonly VatCheck[]
}

/** An order as one batch: all of it or nothing. The number of statements is always the same. */
export function orderBatch(
  { db, at, locale, network, vars }: Shop,
  loaded: LoadedCart,
  customer: Customer,
  { id, request, vatChecks }: NewOrder,
): D1PreparedStatement[] {
  const { cart, session, context } = loaded
  const now = at.toISOString()
  const { price } = cart
  const method = paymentOf(loaded)
  return [
    db
      .prepare(INSERT_ORDER)
      .bind(
        id,
        session.cartId,
        customer.id,
        locale,
        now,
        randomText(DEEP_LINK_LENGTH),
        JSON.stringify(orderCustomer(customer)),
        JSON.stringify(context.billingAddress),
        JSON.stringify(context.shippingAddress),
        JSON.stringify(price),
        JSON.stringify(orderDelivery(loaded, at)),
        price.totalPrice,
        request.comment,
        JSON.stringify(vatChecks),
        placedFrom({ network }),
        isTransfer(method) && network !== null ? vars.PREPAYMENT_ORDERS : null,
        request.affiliateCode,
        request.campaignCode,
      ),
    db.prepare(NEXT_NUMBER),
    db.prepare(INSERT_LINES).bind(id, JSON.stringify(orderLines(loaded, at))),
    takeStock(db, id),
    cutRolls(db, pieceRolls(loaded)),
    usePromotions(db, id, cart.promotions),
    db
      .prepare(INSERT_PAYMENT)
      .bind(newId(), id, method, price.totalPrice, method === 'none' ? 'paid' : 'open', now),
    // A guest has no account to remember it in, so that nothing is updated.
    paymentMethodUpdate(db, customer.id, cart.paymentMethodId),
    outboxInsert(db, {
      kind: 'order-confirmation',
      subjectId: id,
      locale,
      recipient: customer.email,
      at,
    }),
    outboxInsert(db, {
      kind: 'ops-new-order',
      subjectId: id,
      locale: 'de',
      recipient: vars.SHOP_EMAIL,
      at,
    }),
    // A guest's address is not confirmed.
    ...(customer.guest ? [holdMails({ db, network, at }, customer.email)] : []),
  ]
}

/** What the pieces of an order take from which roll. */
function pieceRolls({ cart, articles }: LoadedCart): readonly RollCut[] {
  return cart.lines.flatMap(({ product, cuts }) => {
    const rolls = articles.get(product.id)?.rolls ?? []
    const from = allot(cuts, product.rolls)
    return cuts.flatMap((units, index) => {
      const roll = rolls[from[index] ?? -1]
      return roll ? [{ roll: roll.id, units }] : []
    })
  })
}

/** Nothing to pay needs no method. */
function paymentOf({ cart }: LoadedCart): PaymentMethodKind {
  if (cart.price.totalPrice === 0) return 'none'
  const kind = paymentKindOf(cart.paymentMethodId)
  if (!kind) throw new Error('An orderable cart has a payment method')
  return kind
}

function orderCustomer(customer: Customer): OrderCustomer {
  const { id, number, guest, accountType, email, salutationId } = customer
  const { title, firstName, lastName, company, vatIds } = customer
  const names = { salutationId, title, firstName, lastName, company, vatIds: [...vatIds] }
  return { id, number, guest, accountType, email, ...names }
}

const NO_COSTS = { unitPrice: 0, quantity: 1, totalPrice: 0, taxes: [] }

function orderDelivery(loaded: LoadedCart, at: Date): OrderDelivery {
  const { cart, context } = loaded
  const method = context.shippingMethods.find(({ id }) => id === cart.shippingMethodId)
  const [delivery, ...discounts] = cart.deliveries
  const terms = cartTerms(loaded, at)
  const costs = delivery?.costs ?? NO_COSTS
  return {
    methodId: method?.id ?? null,
    key: method?.key ?? 'download',
    name: method?.name ?? '',
    costs: { ...costs, taxes: [...costs.taxes] },
    discounts: discounts.map((one) => ({ ...one.costs, taxes: [...one.costs.taxes] })),
    window: windowOf(terms, at),
    terms: [...terms],
  }
}

function orderLines(loaded: LoadedCart, at: Date) {
  const structs = lineStructs(loaded, at)
  const priced = [...loaded.cart.lines, ...loaded.cart.promotions]
  return structs.map((line, index) => {
    const price = priced[index]?.price
    return {
      id: newId(),
      productId: line.type === 'product' ? line.referencedId : null,
      quantity: line.quantity,
      label: line.label,
      unitCents: price?.unitPrice ?? 0,
      totalCents: price?.totalPrice ?? 0,
      line,
    }
  })
}
