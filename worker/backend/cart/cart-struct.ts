import { windowStruct } from '../pricing/window-struct.ts'
import { createHash } from 'node:crypto'
import { deliveryPromise, windowOf } from '#shared/domain/delivery/delivery.ts'
import { shippingMethodStruct } from '#worker/backend/channel/method-structs.ts'
import { shippingLocation } from '#worker/backend/customers/customer-struct.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { lineStructs } from './line-structs.ts'
import { cartTerms, packingTime } from './cart-terms.ts'
import type { LoadedCart } from './load-cart.ts'
import { noticeStructs } from './notices.ts'
import { cartPriceStruct, priceStruct } from '../pricing/price-structs.ts'

/** A Store API cart. An order of this summary sends its `hash`. */
export function cartStruct(token: string, loaded: LoadedCart, now: Date) {
  const { cart, context, session, hash } = loaded
  const { price, paymentMethodId } = cart
  const total = { unitPrice: price.totalPrice, quantity: 1, totalPrice: price.totalPrice }
  const lineItems = lineStructs(loaded, now)
  const promotions = {
    addedCodes: cart.contents.codes,
    blockedPromotionIds: [],
    apiAlias: 'shopware_core_checkout_promotion_cart_extension_cart_extension',
  }
  const isTouched = !cart.isEmpty || cart.contents.codes.length + cart.errors.length > 0
  return {
    token,
    price: cartPriceStruct(price),
    lineItems,
    deliveries: deliveryStructs(loaded, lineItems, now),
    errors: noticeStructs(cart.errors, context.locale),
    transactions: [
      {
        paymentMethodId: paymentMethodId ?? firstPaymentMethod(loaded),
        amount: priceStruct({ ...total, taxes: price.taxes }),
        validationStruct: null,
        apiAlias: 'cart_transaction',
      },
    ],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    hash,
    errorHash: errorHash(loaded),
    states: [],
    extensions: {
      ...(isTouched && { 'cart-promotions': promotions }),
      ripstop: {
        cartId: session.cartId,
        hash,
        revision: session.revision,
        toFreeShipping: cart.toFreeShipping === null ? null : decimalFromCents(cart.toFreeShipping),
      },
    },
    apiAlias: 'cart',
  }
}

/** A digest of the notices, with which a client detects new ones. */
function errorHash({ cart }: LoadedCart): string {
  if (cart.errors.length === 0) return ''
  const notices = cart.errors.map(({ id, parameters }) => [id, parameters])
  return createHash('sha256').update(JSON.stringify(notices)).digest('hex')
}

/** The payment method for an empty cart, or for one that costs nothing. */
function firstPaymentMethod({ context }: LoadedCart): string | null {
  return context.paymentMethods.find(({ active }) => active)?.id ?? null
}

function deliveryStructs(loaded: LoadedCart, lineItems: ReturnType<typeof lineStructs>, now: Date) {
  const { cart, context } = loaded
  const promise = cartPromise(loaded, now)
  // Goods that await a payment also get delivery dates, counted from today, because clients expect
  // them.
  const days = promise.window ?? windowOf(cartTerms(loaded, now), packingTime(loaded, now))
  const positions = lineItems
    // Includes promotions, as in Shopware, because shipping costs apply to them too.
    .filter(({ states }) => !states.includes('is-download'))
    .map((lineItem) => ({
      lineItem,
      quantity: lineItem.quantity,
      price: lineItem.price,
      identifier: lineItem.id,
      deliveryDate: days && windowStruct(days),
      apiAlias: 'cart_delivery_position',
    }))
  return cart.deliveries.map(({ shippingMethodId, costs }, index) => {
    const method = context.shippingMethods.find(({ id }) => id === shippingMethodId)
    return {
      shippingCosts: priceStruct(costs),
      shippingMethod: method && shippingMethodStruct(method, { promise, withPrices: true }),
      deliveryDate: days && windowStruct(days),
      location: shippingLocation(context),
      // A shipping discount is a delivery without positions.
      positions: index === 0 ? positions : [],
      apiAlias: 'cart_delivery',
    }
  })
}

/** The delivery promise of the cart: dates, or days after a prepayment. */
function cartPromise(loaded: LoadedCart, now: Date) {
  return deliveryPromise(cartTerms(loaded, now), loaded, packingTime(loaded, now))
}
