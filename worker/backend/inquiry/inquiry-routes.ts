import { Hono } from 'hono'
import { productsById } from '#worker/backend/catalogue/products/products-by-id.ts'
import { resolveProductId } from '#worker/backend/catalogue/products/resolve-product-id.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError, violationErrors } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { CONTACT_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { shopOf } from '#worker/backend/http/shop.ts'
import { readInquiry } from './inquiry.ts'
import { saveInquiry } from './stored-inquiries.ts'

/** The contact form, also for visitors without a login. */
export const inquiryRoutes = new Hono<BackendEnv>().post('/contact-form', async (c) => {
  const shop = shopOf(c)
  const inquiry = readInquiry(c.var.input, shop.vars)
  if (!inquiry.ok) return violationErrors(c, inquiry.error)

  const attempt = attemptOf(c, CONTACT_LIMIT, inquiry.value.email)
  const waitSeconds = await countAttempt(shop.limiter, attempt, shop.at)
  if (waitSeconds > 0)
    return storeApiError(c, throttled(waitSeconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))

  await saveInquiry(shop, inquiry.value, await numberOf(shop.db, inquiry.value.productId))
  sendSoon(c, shop.at)
  return respond(c, { individualSuccessMessage: '', apiAlias: 'contact_form_result' })
})

/**
 * The number of the inquiry's product; null if it no longer exists. The inquiry is stored anyway.
 */
async function numberOf(db: D1Database, productId: string | null): Promise<string | null> {
  const id = productId && (await resolveProductId(db, productId))
  const [product] = id ? await productsById(db, [id]) : []
  return product?.number ?? null
}
