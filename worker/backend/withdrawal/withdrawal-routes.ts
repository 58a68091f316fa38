import { type Context, Hono } from 'hono'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { violationErrors } from '#worker/backend/http/store-api-error.ts'
import { WITHDRAWAL_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt } from '#worker/backend/rate-limit/throttle.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { shopOf, type ShopContext } from '#worker/backend/http/shop.ts'
import { isOfOrder, saveWithdrawal } from './stored-withdrawals.ts'
import { type Declaration, readDeclaration } from './withdrawal.ts'

/** The length of free text that a declaration retains above the limit: some product numbers. */
const SHORT_LINES = 200

/**
 * Declares a withdrawal (BGB § 356a). It needs no login. The response does not depend on any order,
 * so it reveals nothing about orders. None is refused. Above a limit per network, declarations
 * without an order of their address are shortened and their mails delayed. `receivedAt` is the time
 * in the receipt.
 */
export const withdrawalRoutes = new Hono<BackendEnv>().post(
  '/revocation-request-form',
  async (c) => {
    const declaration = readDeclaration(c.var.input)
    if (!declaration.ok) return violationErrors(c, declaration.error)

    const shop = shopOf(c)
    const stored = await saveWithdrawal(shop, await shortened(c, shop, declaration.value))
    sendSoon(c, shop.at)
    return respond(c, {
      individualSuccessMessage: '',
      receivedAt: stored.receivedAt,
      apiAlias: 'revocation_request_form_result',
    })
  },
)

async function shortened(
  c: Context<BackendEnv>,
  { db, at }: ShopContext,
  declaration: Declaration,
): Promise<Declaration> {
  const { orderNumber, email, lines } = declaration
  if (await isOfOrder(db, orderNumber, email)) return declaration
  const attempt = attemptOf(c, WITHDRAWAL_LIMIT, email)
  const isBeyond = (await countAttempt(c.env.LIMITER, attempt, at)) > 0
  return isBeyond ? { ...declaration, lines: lines.slice(0, SHORT_LINES) } : declaration
}
