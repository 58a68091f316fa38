import { fail, ok, type Result } from '#shared/domain/result.ts'
import { loadCart, type LoadedCart } from '#worker/backend/cart/load-cart.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { readOrder, selectOrder } from '#worker/backend/order/find-orders.ts'
import type { OrderComments } from '#worker/backend/order/insert-order.ts'
import { isOutOfStock } from '#worker/backend/order/stock.ts'
import { isTooManyUnpaid } from '#worker/backend/order/unpaid-orders.ts'
import type { StoredOrder } from '#worker/backend/order/stored-order.ts'
import { isPromotionGone } from '#worker/backend/promotion/promotion-uses.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { changeSession, readSession } from '#worker/backend/shopper/shopper.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import { checkVatIds } from '#worker/backend/vat/vat-checks.ts'
import { vatDepsOf } from '#worker/backend/vat/vat-register.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { orderPlacedBefore } from './placed-before.ts'
import { orderBatch, type Ordered } from './order-batch.ts'
import type { VatCheck } from '#worker/backend/tables/order-records.ts'

/**
 * Attempts to write an order while others take pieces from the same rolls. Each failure means that
 * another order succeeded.
 */
const ATTEMPTS = 10

/** `cartId` and `hash` name the summary that the shopper agreed to. Both are optional. */
export type OrderRequest = OrderComments & {
  readonly cartId: string | null
  readonly hash: string | null
}

export type OrderError =
  | { readonly kind: 'not-logged-in' }
  | { readonly kind: 'empty'; readonly cart: LoadedCart }
  | { readonly kind: 'not-orderable'; readonly cart: LoadedCart }
  /** Too many orders of this network await a bank transfer and reserve stock. */
  | { readonly kind: 'too-many-unpaid' }
  /** The summary differs from the one that the shopper saw. Nothing was ordered. */
  | { readonly kind: 'other-summary'; readonly cart: LoadedCart }

/** `isNew` is false if the cart had already become this order. */
export type Placed = { readonly order: StoredOrder; readonly isNew: boolean }

/**
 * Places the order of a session's cart. The same cart returns the same order, so a double click, a
 * retry and a reload buy once. If the database refuses the order, the cart is calculated again.
 */
export async function placeOrder(
  shop: ShopContext,
  token: string,
  session: SessionState,
  request: OrderRequest,
): Promise<Result<Placed, OrderError>> {
  const loaded = await loadCart(shop, token, session, 'hold')
  const { customer } = loaded.context
  if (!customer) return fail({ kind: 'not-logged-in' })
  const refused = refusalOf(loaded, request)
  if (refused) {
    // The first of two clicks may have placed the order meanwhile and taken the last product.
    const cartId = request.cartId ?? session.cartId
    const before = await orderPlacedBefore(shop, token, cartId, loaded.context)
    return before ? ok({ order: before, isNew: false }) : fail(refused)
  }
  const isTaxFree = loaded.cart.price.taxState === 'tax-free'
  const vatChecks = await checkVatIds(vatDepsOf(shop), isTaxFree ? customer.vatIds : [])
  if (vatChecks.some((check) => isNewlyRefused(check, loaded)))
    return fail({
      kind: 'other-summary',
      cart: await loadCart(shop, token, loaded.session, 'hold'),
    })

  const ordered = { id: newId(), request, vatChecks }
  return writeOrder(shop, token, loaded, { customer, ordered })
}

/**
 * Writes the order. If another order has taken the stock or a piece of a roll, it is calculated
 * again. It is then written if the summary is still the one that the shopper agreed to.
 */
async function writeOrder(
  shop: ShopContext,
  token: string,
  agreed: LoadedCart,
  { customer, ordered }: Readonly<{ customer: Customer; ordered: Ordered }>,
): Promise<Result<Placed, OrderError>> {
  const { id } = ordered
  let loaded = agreed
  for (let attempt = 1; ; attempt += 1) {
    try {
      const written = orderBatch(shop, loaded, customer, ordered)
      const results = await shop.db.batch([...written, selectOrder(shop.db, id)])
      const order = readOrder(results.at(-1)?.results ?? [])
      if (!order) throw new Error('A placed order cannot be read')
      await emptyCart(shop, token, order)
      return ok({ order, isNew: true })
    } catch (error) {
      // After a broken connection the order may exist, so it is looked up before an error is
      // returned.
      const { cartId } = agreed.session
      const before = await orderPlacedBefore(shop, token, cartId, agreed.context)
      if (before) {
        await emptyCart(shop, token, before)
        return ok({ order: before, isNew: before.id === id })
      }
      if (isTooManyUnpaid(error)) return fail({ kind: 'too-many-unpaid' })
      if (!isOutOfStock(error) && !isPromotionGone(error)) throw error
      const now = await readSession(shop.sessions, token, shop.at)
      loaded = await loadCart(shop, token, now, 'hold')
      const isAgreed = loaded.hash === agreed.hash && loaded.session.cartId === cartId
      const isPossible = !loaded.cart.isEmpty && loaded.cart.isOrderable
      if (!isAgreed || !isPossible || attempt === ATTEMPTS)
        return fail({ kind: 'other-summary', cart: loaded })
    }
  }
}

/** Whether VIES rejects a VAT id that the summary was calculated with. */
function isNewlyRefused({ vatId, verdict }: VatCheck, { context }: LoadedCart): boolean {
  return verdict === 'invalid' && !context.refusedVatIds.has(vatId)
}

function refusalOf(loaded: LoadedCart, request: OrderRequest): OrderError | null {
  const { cart, session, hash } = loaded
  if (cart.isEmpty) return { kind: 'empty', cart: loaded }
  const isOther =
    (request.cartId !== null && request.cartId !== session.cartId) ||
    (request.hash !== null && request.hash !== hash)
  if (isOther) return { kind: 'other-summary', cart: loaded }
  return cart.isOrderable ? null : { kind: 'not-orderable', cart: loaded }
}

/** The order is valid even if this fails. A cart that stays full cannot order twice. */
async function emptyCart(shop: ShopContext, token: string, order: StoredOrder): Promise<void> {
  const items = order.lines.flatMap(({ productId, quantity }) =>
    productId === null ? [] : [{ productId, quantity }],
  )
  const change = { kind: 'ordered', cartId: order.cartId, items } as const
  try {
    await changeSession(shop.sessions, token, shop.at, change)
  } catch (error) {
    logEvent('cart-not-emptied', { order: order.id, message: String(error) })
  }
}
