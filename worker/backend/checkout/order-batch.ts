import { assignRolls } from '#shared/domain/cart/rolls.ts'
import { windowOf } from '#shared/domain/delivery/delivery.ts'
import { cartTerms, packingTime } from '#worker/backend/cart/cart-terms.ts'
import { lineStructs } from '#worker/backend/cart/line-structs.ts'
import type { LoadedCart } from '#worker/backend/cart/load-cart.ts'
import { paymentMethodUpdate } from '#worker/backend/account/profile/change-profile.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import { paymentKindOf } from '#worker/backend/channel/payment-methods.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import {
  orderInserts,
  orderMails,
  paymentInserts,
  type NewOrderLine,
  type OrderComments,
} from '#worker/backend/order/insert-order.ts'
import { cutRolls, type RollCut } from '#worker/backend/order/rolls.ts'
import { takeStock } from '#worker/backend/order/stock.ts'
import { usePromotions } from '#worker/backend/promotion/promotion-uses.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import type {
  OrderDelivery,
  PaymentMethodKind,
  VatCheck,
} from '#worker/backend/tables/order-records.ts'

/** Values of an order in addition to its cart. */
export type Ordered = {
  readonly id: string
  readonly request: OrderComments
  readonly vatChecks: readonly VatCheck[]
}

/**
 * An order as one batch, which is written as a whole or not at all. The number of statements is
 * constant.
 */
export function orderBatch(
  shop: ShopContext,
  loaded: LoadedCart,
  customer: Customer,
  ordered: Ordered,
): D1PreparedStatement[] {
  const { db, at } = shop
  const { cart, session, context } = loaded
  const order = {
    ...ordered,
    cartId: session.cartId,
    customer,
    billingAddress: context.billingAddress,
    shippingAddress: context.shippingAddress,
    price: cart.price,
    delivery: orderDelivery(loaded, at),
    lines: orderLines(loaded, at),
    method: paymentOf(loaded),
  }
  return [
    ...orderInserts(shop, order),
    takeStock(db, order.id),
    ...cutRolls(db, order.id, pieceRolls(loaded)),
    usePromotions(db, order.id, cart.promotions),
    ...paymentInserts(shop, order),
    // No effect for a guest, who has no account.
    paymentMethodUpdate(db, customer.id, cart.paymentMethodId),
    ...orderMails(shop, order),
  ]
}

/** The length that each piece of an order takes from each roll. */
function pieceRolls({ cart, products }: LoadedCart): readonly RollCut[] {
  return cart.lines.flatMap(({ product, cuts }) => {
    const rolls = products.get(product.id)?.rolls ?? []
    const from = assignRolls(cuts, product.rolls)
    return cuts.flatMap((units, index) => {
      const roll = rolls[from[index] ?? -1]
      return roll ? [{ roll: roll.id, units }] : []
    })
  })
}

/** An order with a total of 0 needs no payment method. */
function paymentOf({ cart }: LoadedCart): PaymentMethodKind {
  if (cart.price.totalPrice === 0) return 'none'
  const kind = paymentKindOf(cart.paymentMethodId)
  if (!kind) throw new Error('The cart of an order has no payment method')
  return kind
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
    discounts: discounts.map((discount) => ({
      ...discount.costs,
      taxes: [...discount.costs.taxes],
    })),
    window: windowOf(terms, packingTime(loaded, at)),
    terms: [...terms],
  }
}

function orderLines(loaded: LoadedCart, at: Date): readonly NewOrderLine[] {
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
