import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { requireAccount } from '#worker/backend/current-shopper/require-customer.ts'
import {
  resolveProductId,
  productNotFound,
} from '#worker/backend/catalogue/products/resolve-product-id.ts'
import { productsById } from '#worker/backend/catalogue/products/products-by-id.ts'
import { respondWithList } from '#worker/backend/http/criteria/respond-with-list.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError, violationErrors } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { REVIEW_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { sessionsOf, varsOf } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { readReview } from './review-input.ts'
import { reviewStruct } from './review-struct.ts'
import { saveReview } from './save-review.ts'
import { reviewsOf } from './stored-reviews.ts'

type C = Context<BackendEnv>

/**
 * Reviews. Everyone reads approved ones, customers also their own (docs/store-api.md#reviews). The
 * id of a parent returns the reviews of all its variants.
 */
export const reviewRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/product/:productId/reviews', (c) => read(c))
  .post('/product/:productId/review', (c) => write(c))

async function read(c: C): Promise<Response> {
  const id = c.req.param('productId') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const readerId = await loggedInCustomerId(c)
  const isOn = varsOf(c.env).settings.features.reviews
  const reviews = isOn ? await reviewsOf(c.env.DB, id, readerId) : []
  const { locale } = c.var.language
  const structs = reviews.map((row) => reviewStruct(row, locale, readerId))
  return respondWithList(c, 'product_review', structs)
}

/** The logged-in customer. Most requests have no token, so no session is read for them. */
async function loggedInCustomerId(c: C): Promise<string | null> {
  if (!c.var.tokenSent) return null
  const { settings } = await readSession(sessionsOf(c), c.var.token, new Date())
  return settings.customerId
}

async function write(c: C): Promise<Response> {
  const id = c.req.param('productId') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const found = await requireAccount(c)
  if (!found.ok) return found.error
  const { shop, customer } = found.value
  const productId = await resolveProductId(shop.db, id)
  const [product] = productId === null ? [] : await productsById(shop.db, [productId])
  if (!product) return productNotFound(c, id)
  const review = readReview(c.var.input)
  if (!review.ok) return violationErrors(c, review.error)

  const attempt = attemptOf(c, REVIEW_LIMIT, customer.id)
  const waitSeconds = await countAttempt(shop.limiter, attempt, shop.at)
  if (waitSeconds > 0)
    return storeApiError(c, throttled(waitSeconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))

  const saved = await saveReview(shop, customer, product.number, review.value)
  if (!saved.ok) return violationErrors(c, [saved.error])
  sendSoon(c, shop.at)
  return c.body(null, 204)
}
