import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/i18n/locales.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { readTextLimited } from '#worker/backend/http/input/read-text-limited.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { checkCard } from './cards.ts'
import { fieldsPage } from './fields-page.ts'
import { gatewayTokens, newTicket, ticketId } from './gateway-tokens.ts'
import { gatewaySecret } from './test-gateway.ts'

type C = Context<BackendEnv>

const MAX_BYTES = 2048

/**
 * The test gateway's card fields for the checkout. Their frame has no origin, so the checkout
 * cannot read the input and gets only a token.
 */
export function cardFieldsRoutes(): Hono<BackendEnv> {
  return new Hono<BackendEnv>()
    .get('/_gateway/fields', (c) => {
      const nonce = randomBytes(16).toString('base64')
      c.header('Cache-Control', 'no-store')
      c.header('X-Robots-Tag', 'noindex')
      c.header('Referrer-Policy', 'no-referrer')
      c.header('Content-Security-Policy', framePolicy(nonce, new URL(c.req.url).origin))
      const ticket = newTicket(gatewaySecret(varsOf(c.env)), new Date())
      return c.html(fieldsPage(localeOf(c), { ticket, nonce }))
    })
    .post('/_gateway/tokens', (c) => makeToken(c))
}

/** WebKit does not match 'self' in a frame without an origin, so `connect-src` names ours. */
function framePolicy(nonce: string, origin: string): string {
  return [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `report-uri ${origin}${SHELL_PATHS.browserReports}`,
  ].join('; ')
}

async function makeToken(c: C): Promise<Response> {
  // The frame has no origin, so every origin is allowed. Without a ticket nothing can be read.
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Cache-Control', 'no-store')
  const at = new Date()
  const secret = gatewaySecret(varsOf(c.env))
  const text = await readTextLimited(c.req.raw.body, MAX_BYTES)
  if (!text.ok) return c.json({ error: 'too-large' }, 413)
  const input = new URLSearchParams(text.value)
  const ticket = ticketId(secret, input.get('ticket') ?? '', at)
  if (ticket === null) return c.json({ error: 'no-ticket' }, 403)
  const checked = checkCard(localeOf(c), input, at)
  if (!checked.ok) return c.json({ fieldErrors: checked.error }, 422)
  const token = await gatewayTokens(c.env.DB).make(ticket, checked.value, at)
  if (token === null) return c.json({ error: 'ticket-used' }, 409)
  return c.json({ token, ticket: newTicket(secret, at) })
}

function localeOf(c: C): Locale {
  const locale = c.req.query('locale') ?? ''
  return isLocale(locale) ? locale : DEFAULT_LOCALE
}
