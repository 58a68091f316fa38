import type { CalculatedCart, PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import type { CartError } from '#shared/domain/cart/cart-error.ts'
import type { CartContents, CartLine } from '#shared/domain/cart/contents.ts'
import type { AppliedPromotion } from '#shared/domain/promotion.ts'
import type { Change, HeldNotice, Settings } from '#worker/backend/shopper/state.ts'
import type { LoadedCart } from './load-cart.ts'

/**
 * Handling of corrections. `tell`: this response shows them. `hold`: the session stores them,
 * because no page will show this response.
 */
export type NoticeDelivery = 'tell' | 'hold'

/** Changes of the calculation that the session does not store yet; null without changes. */
export function correctionOf(loaded: LoadedCart, delivery: NoticeDelivery): Change | null {
  const { session, cart, context } = loaded
  const settings = replacedMethods(cart, context.settings)
  const held = session.notices ?? []
  const notices = delivery === 'hold' ? withHeld(loaded).cart.errors.filter(isOnce).map(heldOf) : []
  const promotions = cart.promotions.map(appliedOf)
  const arePromotionsStored =
    JSON.stringify(promotions) === JSON.stringify(session.promotions ?? [])
  const pricesTold = newPrices(cart)
  const agrees =
    sameContents(session.contents, cart.contents) &&
    held.length === notices.length &&
    arePromotionsStored &&
    pricesTold.length === 0
  if (agrees && Object.keys(settings).length === 0) return null
  const { contents } = cart
  const { revision } = session
  return { kind: 'correct', revision, contents, settings, notices, promotions, pricesTold }
}

/** The products whose price change a notice reports. */
function newPrices({ errors, lines }: CalculatedCart): readonly string[] {
  const noticeIds = new Set(errors.map(({ id }) => id))
  return lines
    .map(({ product }) => product.id)
    .filter((id) => noticeIds.has(`product-price-changed${id}`))
}

function appliedOf({ id, promotion }: PromotionLine): AppliedPromotion {
  return { id: promotion.id, lineId: id, name: promotion.name, code: promotion.code }
}

const isOnce = ({ recurs }: CartError) => !recurs

function heldOf({ key, id, level, parameters }: CartError): HeldNotice {
  return { key, id, level, parameters }
}

/** The cart with earlier corrections that no page has shown. These no longer block the order. */
export function withHeld(loaded: LoadedCart): LoadedCart {
  const { cart, session } = loaded
  const present = new Set(cart.errors.map(({ id }) => id))
  const before = (session.notices ?? [])
    .filter(({ id }) => !present.has(id))
    .map((notice) => ({ ...notice, blocksOrder: false, recurs: false }))
  if (before.length === 0) return loaded
  return { ...loaded, cart: { ...cart, errors: [...before, ...cart.errors] } }
}

/** A replaced method is reported once, so the replacement is stored in the session. */
function replacedMethods(cart: CalculatedCart, settings: Settings): Partial<Settings> {
  const { shippingMethodId, paymentMethodId } = cart
  return {
    ...(replaced(settings.shippingMethodId, shippingMethodId) && { shippingMethodId }),
    ...(replaced(settings.paymentMethodId, paymentMethodId) && { paymentMethodId }),
  }
}

function replaced(chosen: string | null, now: string | null): boolean {
  return chosen !== null && now !== null && chosen !== now
}

export function sameContents(stored: CartContents, { lines, codes }: CartContents): boolean {
  return (
    stored.codes.length === codes.length &&
    stored.lines.length === lines.length &&
    stored.lines.every((line, index) => isSameLine(line, lines[index]))
  )
}

/** The same product in the same pieces. Rolls may divide a piece without changing the quantity. */
function isSameLine(line: CartLine, other: CartLine | undefined): boolean {
  return (
    line.productId === other?.productId &&
    line.quantity === other.quantity &&
    String(line.cuts) === String(other.cuts)
  )
}
