import { Hono, type Context } from 'hono'
import { calculatedCart, type LoadedCart } from '#worker/backend/cart/load-cart.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { respondWithList } from '#worker/backend/http/criteria/respond-with-list.ts'
import { associationsOf } from '#worker/backend/http/criteria/criteria.ts'
import { sessionsOf, shopOf } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { deliveryPromise, parcelTerms } from '#shared/domain/delivery/delivery.ts'
import { shipmentOf } from '#shared/domain/cart/shipment.ts'
import { paymentRefusal } from '#shared/domain/order/payment.ts'
import { shippingPrice, shippingRefusal } from '#shared/domain/delivery/shipping.ts'
import { packingTime, travelTo } from '#worker/backend/cart/cart-terms.ts'
import { cartContextOf, taxOf } from '#worker/backend/current-shopper/cart-context.ts'
import {
  paymentMethodStruct,
  shippingMethodStruct,
  type MethodInCart,
} from '#worker/backend/channel/method-structs.ts'

type C = Context<BackendEnv>
type Methods = readonly { readonly isPossible: boolean; readonly struct: object }[]

/**
 * Shipping and payment methods. `onlyAvailable` leaves out those that the cart refuses. The
 * checkout gateway lists both for apps that restrict them. Without apps it returns the methods that
 * the cart accepts.
 */
export const methodRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/shipping-method', (c) =>
    respondWithMethods(c, 'shipping_method', (loaded) => {
      const withPrices = associationsOf(c.var.input).has('prices')
      return shippingMethodsFor(loaded, new Date(), { withPrices })
    }),
  )
  .on(['GET', 'POST'], '/payment-method', (c) =>
    respondWithMethods(c, 'payment_method', paymentMethodsFor),
  )
  .on(['GET', 'POST'], '/checkout/gateway', async (c) => {
    const loaded = await cartOf(c)
    const payments = possible(paymentMethodsFor(loaded))
    const shipments = possible(shippingMethodsFor(loaded, new Date()))
    return respond(c, { payments, shipments, errors: [], apiAlias: 'array_struct' })
  })

async function respondWithMethods(
  c: C,
  entity: string,
  methodsFor: (loaded: LoadedCart) => Methods,
): Promise<Response> {
  const methods = methodsFor(await cartOf(c))
  const { onlyAvailable } = c.var.input
  const isFiltered = [true, 1, '1', 'true'].some((yes) => yes === onlyAvailable)
  const structs = isFiltered ? possible(methods) : methods.map(({ struct }) => struct)
  return respondWithList(c, entity, structs)
}

async function cartOf(c: C): Promise<LoadedCart> {
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  return calculatedCart(shopOf(c), session)
}

const possible = (methods: Methods) =>
  methods.filter(({ isPossible }) => isPossible).map(({ struct }) => struct)

/** Every shipping method with its result for this cart: refusal, cost and delivery time. */
function shippingMethodsFor(
  loaded: LoadedCart,
  now: Date,
  { withPrices = false }: { readonly withPrices?: boolean } = {},
) {
  const { cart, context } = loaded
  const shipment = shipmentOf(cart.lines, context.country.iso)
  const time = packingTime(loaded, now)
  return context.shippingMethods.map((method) => {
    const inCart: MethodInCart = {
      refusal: shippingRefusal(method, shipment),
      cost: shippingPrice(method, shipment, taxOf(context, method.kind).taxState),
      promise: deliveryPromise(
        parcelTerms(cart.lines, travelTo(context.country.iso, method), time),
        loaded,
        time,
      ),
    }
    const struct = shippingMethodStruct(method, { ...inCart, withPrices })
    return { isPossible: inCart.refusal === null, struct }
  })
}

/** Every offered payment method. A refused one has the reason for this buyer and delivery. */
function paymentMethodsFor({ cart, context }: LoadedCart) {
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
