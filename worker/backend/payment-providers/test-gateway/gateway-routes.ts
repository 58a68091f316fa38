import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { DEFAULT_LOCALE } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { plainPage } from '#worker/backend/http/plain-page.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { gatewaySecret } from './test-gateway.ts'
import { type CardScenario, type CardOutcome, parseCardScenario } from './cards.ts'
import { cardFieldsRoutes } from './fields-routes.ts'
import { payPage } from './pay-page.ts'
import { type GatewayPayment, gatewayPayments } from './gateway-payments.ts'
import { webhooksOf } from './webhooks.ts'

type C = Context<BackendEnv>
/** Sends the gateway's requests to the shop in the same process. */
export type Send = (request: Request, c: C) => Response | Promise<Response>

/** The test gateway's pages and card fields. */
export function testGatewayRoutes(send: Send): Hono<BackendEnv> {
  return new Hono<BackendEnv>()
    .get('/_gateway/pay/:id', async (c) => {
      const payment = await gatewayPayments(c.env.DB).find(c.req.param('id'))
      return payment ? showPayment(c, payment, null) : notFound(c)
    })
    .post('/_gateway/pay/:id', (c) => pay(c, c.req.param('id'), send))
    .route('/', cardFieldsRoutes())
}

async function pay(c: C, id: string, send: Send): Promise<Response> {
  if (c.req.header('sec-fetch-site') === 'cross-site') return c.text('cross-site', 403)
  const payments = gatewayPayments(c.env.DB)
  const payment = await payments.find(id)
  if (!payment) return notFound(c)
  const form = await c.req.parseBody().catch(() => null)
  const input = typeof form?.['card'] === 'string' ? form['card'] : ''
  const scenario = payment.challenged
    ? scenarioOfChallenge(form?.['action'])
    : scenarioOfAction(form?.['action'], input)
  if (!scenario) return showPayment(c, payment, input, 422)
  if (scenario === 'challenged') {
    await payments.challenge(id)
    return c.redirect(c.req.path, 303)
  }
  const decided = await payments.decide(id, scenario, new Date())
  if (decided) c.executionCtx.waitUntil(sendWebhooks(c, decided, send))
  return c.redirect(payment.returnUrl, 303)
}

function scenarioOfAction(action: unknown, input: string): CardScenario | null {
  return action === 'cancel' ? 'cancelled' : parseCardScenario(input)
}

/** The card holder's answer to the bank. */
function scenarioOfChallenge(action: unknown): CardOutcome | null {
  if (action === 'confirm') return 'paid'
  if (action === 'refuse') return 'failed'
  return action === 'cancel' ? 'cancelled' : null
}

/** Sends the webhooks one after the other. A refused one does not stop the others. */
async function sendWebhooks(c: C, payment: GatewayPayment, send: Send): Promise<void> {
  const vars = varsOf(c.env)
  const sender = { origin: vars.SHOP_ORIGIN, secret: gatewaySecret(vars), at: new Date() }
  for (const webhook of webhooksOf(payment, sender)) {
    const response = await send(webhook, c)
    if (!response.ok)
      logEvent('webhook-not-taken', { payment: payment.id, status: response.status })
  }
}

function showPayment(c: C, payment: GatewayPayment, input: string | null, status: 200 | 422 = 200) {
  const { locale } = payment
  const title = messages(locale)('gateway.title')
  return plainPage(c, { locale, title, body: payPage(payment, input) }, status)
}

function notFound(c: C) {
  const t = messages(DEFAULT_LOCALE)
  const body = html`<h1>${t('gateway.title')}</h1>
    <p>${t('gateway.notFound')}</p>`
  return plainPage(c, { locale: DEFAULT_LOCALE, title: t('gateway.title'), body }, 404)
}
