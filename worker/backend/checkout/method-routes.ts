import { Hono, type Context } from 'hono'
import { calculatedCart, type LoadedCart } from '#worker/backend/cart/load-cart.ts'
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

/** Ways of delivery and payment; `onlyAvailable` leaves out what the cart refuses. */
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

async function answerMethods(
  c: C,
  entity: string,
  methodsFor: (loaded: LoadedCart) => Methods,
): Promise<Response> {
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const loaded = await calculatedCart(shopInLanguageOf(c, session), session)
  const { onlyAvailable } = c.var.input
  const isFiltered = [true, 1, '1', 'true'].some((yes) => yes === onlyAvailable)
  const methods = methodsFor(loaded).filter(({ isPossible }) => isPossible || !isFiltered)
  return answerList(
    c,
    entity,
    methods.map(({ struct }) => struct),
    ASSOCIATIONS,
  )
}
