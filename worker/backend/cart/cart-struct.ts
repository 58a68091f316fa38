import { deliveryPromise, type DeliveryWindow } from '#shared/domain/delivery.ts'
import { shippingMethodStruct } from '#worker/backend/context/method-structs.ts'
import { addressIn } from '#worker/backend/account/customer-struct.ts'
import { countryStruct } from '#worker/backend/context/place-structs.ts'
import { lineStructs } from './line-structs.ts'
import { cartTerms } from './cart-terms.ts'
import type { LoadedCart } from './load-cart.ts'
import { noticeStructs } from './notices.ts'
import { cartPriceStruct, priceStruct } from './price-structs.ts'

/** A Store API cart. `extensions.ripstop` is what an order of exactly this summary has to name. */
export function cartStruct(token: string, loaded: LoadedCart, now: Date) {
  const { cart, around, session, hash } = loaded
  const { price, paymentMethodId } = cart
  const total = { unitPrice: price.totalPrice, quantity: 1, totalPrice: price.totalPrice }
  return {
    name: token,
    token,
    price: cartPriceStruct(price),
    lineItems: lineStructs(loaded, now),
    deliveries: deliveryStructs(loaded, now),
    errors: noticeStructs(cart.errors, around.locale),
    transactions: paymentMethodId
      ? [{ paymentMethodId, amount: priceStruct({ ...total, taxes: price.taxes }) }]
      : [],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    extensions: { ripstop: { cartId: session.cartId, hash, revision: session.revision } },
    apiAlias: 'cart',
  }
}

function deliveryStructs(loaded: LoadedCart, now: Date) {
  const { cart, around } = loaded
  const promise = cartPromise(loaded, now)
  return cart.deliveries.map(({ shippingMethodId, costs }) => {
    const method = around.shippingMethods.find(({ id }) => id === shippingMethodId)
    return {
      shippingCosts: priceStruct(costs),
      shippingMethod: method && shippingMethodStruct(method, { promise }),
      deliveryDate: promise.window && windowStruct(promise.window),
      location: {
        country: countryStruct(around.country),
        address:
          around.shippingAddress &&
          around.customer &&
          addressIn(around.shippingAddress, around.customer, around),
        apiAlias: 'cart_delivery_shipping_location',
      },
      positions: [],
      apiAlias: 'cart_delivery',
    }
  })
}

/** What the cart promises of its parcel: dates, or days after a payment that comes first. */
function cartPromise(loaded: LoadedCart, now: Date) {
  return deliveryPromise(cartTerms(loaded, now), loaded, now)
}

/** Calendar days as the wire has them: at 16:00, which no time zone of Europe moves to another day. */
export function windowStruct({ earliest, latest }: DeliveryWindow) {
  return {
    earliest: `${earliest}T16:00:00.000+00:00`,
    latest: `${latest}T16:00:00.000+00:00`,
    apiAlias: 'cart_delivery_date',
  }
}
