import { deliveryPromise, parcelTerms } from '#shared/domain/delivery/delivery.ts'
import { shipmentOf } from '#shared/domain/cart/shipment.ts'
import { paymentRefusal } from '#shared/domain/order/payment.ts'
import { shippingPrice, shippingRefusal } from '#shared/domain/delivery/shipping.ts'
import { travelTo } from '#worker/backend/cart/cart-terms.ts'
import type { LoadedCart } from '#worker/backend/cart/load-cart.ts'
import { cartContextOf, taxOf } from '#worker/backend/current-shopper/cart-context.ts'
import {
  paymentMethodStruct,
  shippingMethodStruct,
  type MethodInCart,
} from '#worker/backend/channel/method-structs.ts'

/**
 * Every shipping method with its result for this cart: why it is refused, what it costs, when it
 * delivers.
 */
export function shippingMethodsFor(
  loaded: LoadedCart,
  now: Date,
  { withPrices = false }: { readonly withPrices?: boolean } = {},
) {
  const { cart, context } = loaded
  const shipment = shipmentOf(cart.lines, context.country.iso)
  return context.shippingMethods.map((method) => {
    const inCart: MethodInCart = {
      refusal: shippingRefusal(method, shipment),
      cost: shippingPrice(method, shipment, taxOf(context, method.kind).taxState),
      promise: deliveryPromise(
        parcelTerms(cart.lines, travelTo(context.country.iso, method), now),
        loaded,
        now,
      ),
    }
    const struct = shippingMethodStruct(method, { ...inCart, withPrices })
    return { isPossible: inCart.refusal === null, struct }
  })
}

/**
 * Every payment method that is offered, with the reason if it is refused for this buyer and this
 * delivery.
 */
export function paymentMethodsFor({ cart, context }: LoadedCart) {
  const { buyer } = cartContextOf(context)
  const method = context.shippingMethods.find(({ id }) => id === cart.shippingMethodId)
  const purchase = { buyer, shipping: method?.kind ?? null }
  return context.paymentMethods
    .filter(({ active }) => active)
    .map((payment) => {
      const refusal = paymentRefusal(payment, purchase)
      return { isPossible: refusal === null, struct: paymentMethodStruct(payment, { refusal }) }
    })
}
