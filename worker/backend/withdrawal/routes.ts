import { Hono } from 'hono'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError, violationErrors } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { WITHDRAWAL_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { shopOf } from '#worker/backend/shopper/shop.ts'
import { keepWithdrawal } from './stored-withdrawals.ts'
import { readDeclaration } from './withdrawal.ts'

/**
 * Declares a withdrawal (BGB § 356a): no login, no order looked up, so that nothing is told of
 * anybody's orders. `receivedAt` is the moment that the receipt by mail names too.
 */
export const withdrawalRoutes = new Hono<BackendEnv>().post(
  '/revocation-request-form',
  async (c) => {
    const declaration = readDeclaration(c.var.input)
    if (!declaration.ok) return violationErrors(c, declaration.error)

    const shop = shopOf(c)
    const attempt = attemptOf(c, WITHDRAWAL_LIMIT, declaration.value.email)
    const waitSeconds = await countAttempt(c.env.LIMITER, attempt, shop.at)
    if (waitSeconds > 0) {
      return storeApiError(c, throttled(waitSeconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))
    }

    const kept = await keepWithdrawal(shop, declaration.value)
    sendSoon(c, shop.at)
    return answer(c, {
      individualSuccessMessage: '',
      receivedAt: kept.received_at,
      apiAlias: 'revocation_request_form_result',
    })
  },
)
