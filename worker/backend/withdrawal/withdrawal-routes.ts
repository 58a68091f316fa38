import { Hono } from 'hono'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { violationErrors } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { shopOf } from '#worker/backend/http/shop.ts'
import { keepWithdrawal } from './stored-withdrawals.ts'
import { readDeclaration } from './withdrawal.ts'

/**
 * Declares a withdrawal (BGB § 356a). It needs no login, and the answer does not depend on any
 * order, so it shows nothing about orders. It is not limited: of too many declarations only the
 * mails are delayed. `receivedAt` is the moment that the receipt names.
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
