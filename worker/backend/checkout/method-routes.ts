import { Hono, type Context } from 'hono'
import { calculatedCart, type LoadedCart } from '#worker/backend/cart/load-cart.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { answerList } from '#worker/backend/http/criteria/answer-list.ts'
import { associationsOf } from '#worker/backend/http/criteria/criteria.ts'
import { sessionsOf, shopInLanguageOf } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { paymentMethodsFor, shippingMethodsFor } from './methods.ts'

type C = Context<BackendEnv>
type Methods = readonly { readonly isPossible: boolean; readonly struct: object }[]

const ASSOCIATIONS = [
  'appPaymentMethod',
  'appShippingMethod',
  'availabilityRule',
  'deliveryTime',
  'media',
  'plugin',
  'prices',
  'salesChannels',
  'tags',
  'tax',
  'translations',
]

/**
 * Shipping and payment methods; `onlyAvailable` leaves out those that the cart refuses. The
 * checkout gateway lists both for apps that restrict them; without apps it answers what the cart
 * accepts.
 */
export const methodRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/shipping-method', (c) =>
    answerMethods(c, 'shipping_method', (loaded) => {
      const withPrices = associationsOf(c.var.input).has('prices')
      return shippingMethodsFor(loaded, new Date(), { withPrices })
    }),
  )
  .on(['GET', 'POST'], '/payment-method', (c) =>
    answerMethods(c, 'payment_method', paymentMethodsFor),
  )
  .on(['GET', 'POST'], '/checkout/gateway', async (c) => {
    const loaded = await cartOf(c)
    const payments = possible(paymentMethodsFor(loaded))
    const shipments = possible(shippingMethodsFor(loaded, new Date()))
    return answer(c, { payments, shipments, errors: [], apiAlias: 'array_struct' })
  })

async function answerMethods(
  c: C,
  entity: string,
  methodsFor: (loaded: LoadedCart) => Methods,
): Promise<Response> {
  const methods = methodsFor(await cartOf(c))
  const { onlyAvailable } = c.var.input
  const isFiltered = [true, 1, '1', 'true'].some((yes) => yes === onlyAvailable)
  const structs = isFiltered ? possible(methods) : methods.map(({ struct }) => struct)
  return answerList(c, entity, structs, ASSOCIATIONS)
}

async function cartOf(c: C): Promise<LoadedCart> {
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  return calculatedCart(shopInLanguageOf(c, session), session)
}

const possible = (methods: Methods) =>
  methods.filter(({ isPossible }) => isPossible).map(({ struct }) => struct)
