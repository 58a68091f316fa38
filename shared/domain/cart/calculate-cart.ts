import { sumCents } from '../money.ts'
import { needsPayment, paymentRefusal } from '../order/payment.ts'
import { missingToFreeShipping, type ShippingKind } from '../delivery/shipping.ts'
import { addressNotices } from './address-notices.ts'
import { applyPromotions } from './apply-promotions.ts'
import { calculateDeliveries, chooseShipping } from './calculate-deliveries.ts'
import type { CalculatedCart, PromotionLine } from './calculated-cart.ts'
import type { CartContext, CartInput } from './cart-context.ts'
import { cartPrice } from './cart-price.ts'
import { checkLines } from './check-lines.ts'
import { chooseMethod } from './choose-method.ts'
import { choosePromotions } from './choose-promotions.ts'
import { isVirtual, shipmentOf } from './shipment.ts'
import type { AppliedPromotion, Promotion, PromotionFacts } from '../promotion.ts'
import type { CartError } from './cart-error.ts'
import { automaticPromotionGone, discountAdded, discountDeleted } from './cart-notices.ts'
import { promotionLapse } from './promotion-refusal.ts'

/**
 * Calculates a cart in whole cents: corrected quantities, prices, promotions, shipping, taxes and
 * notices (docs/store-api.md#how-amounts-are-calculated). Pure: the caller writes back `contents`
 * and the two method ids, which hold the corrections.
 */
export function calculateCart(input: CartInput): CalculatedCart {
  const { contents, context } = input
  const { taxState } = context

  const { lines, removed, kept: stored, errors: lineErrors } = checkLines(input)
  const isEmpty = sumCents(lines.map(({ quantity }) => quantity)) <= 0

  const chosen = choosePromotions(contents.codes, lines, context)
  const onGoods = chosen.promotions.filter(({ scope }) => scope === 'goods')
  const onDelivery = chosen.promotions.filter(({ scope }) => scope === 'delivery')
  const discounts = isEmpty ? [] : applyPromotions(lines, onGoods, context)

  const shipment = shipmentOf(lines, context.country)
  const shipping = isEmpty ? null : chooseShipping(shipment, context)
  const { deliveries, promotions: freeDelivery } = shipping?.method
    ? calculateDeliveries(shipping.method, shipment, lines, onDelivery, context)
    : { deliveries: [], promotions: [] }

  const promotions = [...discounts, ...freeDelivery]
  const changes = promotionChanges(input.applied, promotions, {
    promotions: context.promotions,
    facts: context.promotionFacts,
  })
  const price = cartPrice(
    [...lines, ...promotions].map((line) => line.price),
    deliveries.map(({ costs }) => costs),
    taxState,
    context.totalRounding,
  )

  const kind = shipping?.method?.kind ?? null
  const payment = needsPayment(price.totalPrice) ? choosePayment(context, kind) : null
  const isShipped = !isEmpty && kind !== 'pickup' && !shipment.isVirtual
  const errors = [
    ...lineErrors,
    ...chosen.errors,
    ...(isEmpty ? [] : changes),
    ...(shipping?.errors ?? []),
    ...(payment?.errors ?? []),
    ...addressNotices(context, isShipped),
  ]
  const isUnchanged = stored === contents.lines && chosen.codes === contents.codes
  return {
    contents: isUnchanged ? contents : { lines: stored, codes: chosen.codes },
    lines,
    removed,
    promotions,
    deliveries,
    price,
    toFreeShipping:
      shipping?.method && freeDelivery.length === 0
        ? missingToFreeShipping(shipping.method, shipment, taxState)
        : null,
    shippingMethodId: shipping?.method?.id ?? context.shippingMethodId,
    paymentMethodId: payment?.method?.id ?? context.paymentMethodId,
    errors,
    isVirtual: isVirtual(lines),
    isEmpty,
    isOrderable: !isEmpty && !errors.some(({ blocksOrder }) => blocksOrder),
  }
}

function choosePayment(context: CartContext, shipping: ShippingKind | null) {
  const { buyer, paymentMethods, paymentMethodId } = context
  return chooseMethod('payment', paymentMethods, paymentMethodId, {
    isPossible: (method) => paymentRefusal(method, { buyer, shipping }) === null,
    isCandidate: () => true,
  })
}

/** Notices about added discounts, and about automatic discounts that ended. */
function promotionChanges(
  before: readonly AppliedPromotion[],
  now: readonly PromotionLine[],
  { promotions, facts }: Readonly<{ promotions: readonly Promotion[]; facts: PromotionFacts }>,
): CartError[] {
  const had = new Set(before.map(({ id }) => id))
  const has = new Set(now.map(({ promotion }) => `${promotion.id}`))
  const added = now
    .filter(({ promotion }) => !had.has(promotion.id))
    .map(({ id, promotion }) => discountAdded(id, promotion.name))
  // The code itself reports a change that the code caused.
  const gone = before
    .filter(({ id, code }) => !has.has(id) && code === null)
    .map(({ id, lineId, name }) => {
      const known = promotions.find((promotion) => promotion.id === id)
      const runs = known !== undefined && promotionLapse(known, facts) === null
      return runs ? discountDeleted(lineId, name) : automaticPromotionGone(name)
    })
  return [...added, ...gone]
}
