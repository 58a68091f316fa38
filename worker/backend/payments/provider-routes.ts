import { Hono, type Context } from 'hono'
import { isTransfer } from '#shared/domain/order/payment.ts'
import { wasEverPaid } from '#shared/domain/order/payment-state.ts'
import { ok } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { orderById, orderOfProviderPayment } from '#worker/backend/order/find-orders.ts'
import { currentPayment } from '#worker/backend/order/stored-order.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { onlineProvider } from '../payment-providers/providers.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { settlePayment } from './settle-payment.ts'
import { refreshedOrder } from './start-payment.ts'
import { first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'

type C = Context<BackendEnv>

const Return = z.object({ orderId: z.string(), finishUrl: z.string(), errorUrl: z.string() })

/** Webhooks of providers, and the return address of shoppers after a payment. */
export const paymentRoutes = new Hono<BackendEnv>()
  .post('/_payments/webhook/:provider', (c) => webhook(c))
  .get('/_payments/return/:id', (c) => handleReturn(c))

async function webhook(c: C): Promise<Response> {
  const deps = depsOf(c)
  const provider = onlineProvider(deps)
  if (provider?.webhookPath !== c.req.path) return c.notFound()
  const read = await provider.readWebhook(c.req.raw, deps.at)
  if (!read.ok) {
    logEvent('webhook-refused', { reason: read.error })
    return c.text(read.error, read.error === 'forged' ? 401 : 400)
  }
  const { providerId, news } = read.value
  // An unknown payment gets the same response as a known one, so that webhooks cannot probe for
  // payments. The provider is not called for it, so that forged webhooks cause no calls.
  if (!(await orderOfProviderPayment(deps.db, providerId))) return c.text('ok')
  const reported = news ? ok(news) : await provider.fetch(providerId)
  // On a 503 the provider sends the webhook again later.
  if (!reported.ok) return reported.error === 'unknown' ? c.text('ok') : c.text('later', 503)
  const settled = await settlePayment(deps, reported.value)
  logEvent('webhook', { status: reported.value.status, settled })
  if (settled === 'changed') sendSoon(c, deps.at)
  return c.text('ok')
}

/** The shopper's return proves nothing, so the provider is queried. */
async function handleReturn(c: C): Promise<Response> {
  const deps = depsOf(c)
  const id = c.req.param('id') ?? ''
  const found = await first(
    deps.db,
    Return,
    sql`SELECT order_id AS orderId, finish_url AS finishUrl, error_url AS errorUrl FROM payment
      WHERE id = ${id} AND finish_url IS NOT NULL AND error_url IS NOT NULL`,
  )
  const order = found && (await orderById(deps.db, found.orderId))
  if (!found || !order) return c.notFound()
  const { state, method } = currentPayment(await refreshedOrder(deps, order))
  const isPending = state === 'in_progress' || (state === 'open' && isTransfer(method))
  const isSuccessful = wasEverPaid(state) || isPending
  return c.redirect(isSuccessful ? found.finishUrl : found.errorUrl, 303)
}

function depsOf(c: C): Deps {
  return { db: c.env.DB, vars: varsOf(c.env), at: new Date() }
}
