import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { respond, SUCCESS } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { shopOf, type ShopContext } from '#worker/backend/http/shop.ts'
import { refusal, storeApiError, violationErrors } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { STOCK_ALERT_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { readAlert } from './alert-input.ts'
import { confirmAlert, endAlert, requestAlert } from './stock-alerts.ts'

type C = Context<BackendEnv>

/** Mails when a product is available again. The responses are the same for every address. */
export const alertRoutes = new Hono<BackendEnv>()
  .post('/back-in-stock', async (c) => {
    const shop = shopOf(c)
    const read = readAlert(c.var.input)
    if (!read.ok) return violationErrors(c, read.error)
    const attempt = attemptOf(c, STOCK_ALERT_LIMIT, read.value.email)
    const seconds = await countAttempt(shop.limiter, attempt, shop.at)
    if (seconds > 0) return storeApiError(c, throttled(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))
    if (!(await requestAlert(shop, read.value))) return storeApiError(c, NO_PRODUCT)
    sendSoon(c, shop.at)
    return respond(c, SUCCESS)
  })
  .post('/back-in-stock/confirm', (c) => byKey(c, 'hash', confirmAlert))
  .post('/back-in-stock/end', (c) => byKey(c, 'key', endAlert))

async function byKey(
  c: C,
  name: string,
  act: (shop: ShopContext, key: string) => Promise<boolean>,
): Promise<Response> {
  const key = c.var.input[name]
  const isDone = isHexId(key) && (await act(shopOf(c), key))
  return isDone ? respond(c, SUCCESS) : storeApiError(c, NOT_FOUND)
}

const NO_PRODUCT = refusal(404, 'CONTENT__PRODUCT_NOT_FOUND', 'There is no such product.')
/** Unknown, expired and used links get the same response. */
const NOT_FOUND = refusal(
  400,
  'RIPSTOP__BACK_IN_STOCK_NOT_FOUND',
  'No stock alert belongs to this link.',
)
