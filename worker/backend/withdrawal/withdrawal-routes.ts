import { Hono } from 'hono'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { violationErrors } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { shopOf } from '#worker/backend/http/shop.ts'
import { keepWithdrawal } from './stored-withdrawals.ts'
import { readDeclaration } from './withdrawal.ts'

/**
 * Declares a withdrawal (BGB § 356a): no login, no order looked up, so that nothing is told of
 * anybody's orders. Nobody is ever refused; of too many only the mails wait. `receivedAt` is the
 * moment that the receipt by mail names too.
 */
export const withdrawalRoutes = new Hono<BackendEnv>().post(
  '/revocation-request-form',
  async (c) => {
    const declaration = readDeclaration(c.var.input)
    if (!declaration.ok) return violationErrors(c, declaration.error)

    const shop = shopOf(c)
    const kept = await keepWithdrawal(shop, declaration.value)
    sendSoon(c, shop.at)
    return answer(c, {
      individualSuccessMessage: '',
      receivedAt: kept.received_at,
      apiAlias: 'revocation_request_form_result',
    })
  },
)
