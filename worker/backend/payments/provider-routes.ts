import { Hono, type Context } from 'hono'
import { z } from '#shared/schemas/zod.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import { currentPayment } from '#worker/backend/order/stored-order.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { cardProvider } from '../payment-providers/providers.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { settlePayment } from './settle-payment.ts'
import { refreshed } from './start-payment.ts'
import { WEBHOOK_PATH } from '../payment-providers/test-gateway/webhooks.ts'

type C = Context<BackendEnv>

const Return = z.object({ order_id: z.string(), finish_url: z.string(), error_url: z.string() })
const FIND_RETURN = `SELECT order_id, finish_url, error_url FROM payment
  WHERE id = ?1 AND finish_url IS NOT NULL`

/** Where providers tell their news, and where shoppers come back to from paying. */
export const paymentRoutes = new Hono<BackendEnv>()
  .post(WEBHOOK_PATH, (c) => webhook(c))
  .get('/_payments/return/:id', (c) => comeBack(c))

async function webhook(c: C): Promise<Response> {
  const deps = depsOf(c)
  const provider = cardProvider(deps)
  if (!provider) return c.notFound()
  const read = await provider.readWebhook(c.req.raw, deps.at)
  if (!read.ok) {
    logEvent('webhook-refused', { reason: read.error })
    return c.text(read.error, read.error === 'forged' ? 401 : 400)
  }
  const { providerId, news } = read.value
  const reported = news ? { ok: true as const, value: news } : await provider.fetch(providerId)
  // An unknown payment is answered like a known one, so that a webhook cannot probe for payments.
  if (!reported.ok) return c.text('ok')
  const settled = await settlePayment(deps, reported.value)
  logEvent('webhook', { status: reported.value.status, settled })
  if (settled === 'changed') sendSoon(c, deps.at)
  return c.text('ok')
}

/** The shopper's return proves nothing: the provider is asked, and its answer decides. */
async function comeBack(c: C): Promise<Response> {
  const deps = depsOf(c)
  const row = await deps.db.prepare(FIND_RETURN).bind(c.req.param('id')).first()
  const found = Return.safeParse(row)
  const order = found.success ? await orderById(deps.db, found.data.order_id) : null
  if (!found.success || !order) return c.notFound()
  const { state } = currentPayment(await refreshed(deps, order))
  const isFine = state === 'paid' || state === 'in_progress'
  return c.redirect(isFine ? found.data.finish_url : found.data.error_url, 303)
}

function depsOf(c: C): Deps {
  return { db: c.env.DB, vars: varsOf(c.env), at: new Date() }
}
