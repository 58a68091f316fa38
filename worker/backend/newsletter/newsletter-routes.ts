import type { Domain } from '#worker/backend/channel/domains.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { requireAccount } from '#worker/backend/current-shopper/require-customer.ts'
import {
  readStorefront,
  emailKeyOf,
  readEmail,
} from '#worker/backend/customers/credentials-input.ts'
import { respond, SUCCESS } from '#worker/backend/http/respond.ts'
import type { BackendEnv, Input } from '#worker/backend/http/env.ts'
import { shopOf } from '#worker/backend/http/shop.ts'
import {
  type Refusal,
  refusal,
  storeApiError,
  type Violation,
  violationErrors,
} from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { NEWSLETTER_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { findRecipient } from './recipients.ts'
import { confirmSubscription, subscribe, unsubscribe, unsubscribeByKey } from './subscribe.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'

type C = Context<BackendEnv>

/**
 * The newsletter. Only the owner of an address learns, by mail, whether it is subscribed. The
 * responses are the same for every address (docs/decisions/041-newsletter.md).
 */
export const newsletterRoutes = new Hono<BackendEnv>()
  .post('/newsletter/subscribe', (c) => changeSubscription(c))
  .post('/newsletter/confirm', (c) => confirm(c))
  .post('/newsletter/unsubscribe', (c) => endSubscription(c))
  .on(['GET', 'POST'], '/account/newsletter-recipient', async (c) => {
    const found = await requireAccount(c)
    if (!found.ok) return found.error
    const { shop, customer } = found.value
    const recipient = await findRecipient(shop.db, emailKeyOf(customer.email))
    const status = recipient?.status ?? 'undefined'
    return respond(c, { status, apiAlias: 'account_newsletter_recipient' })
  })

async function changeSubscription(c: C): Promise<Response> {
  const shop = shopOf(c)
  const read = readSubscription(c.var.input, shop.vars)
  if (!read.ok) return violationErrors(c, read.error)
  const { email, option, storefront } = read.value
  const seconds = await countAttempt(shop.limiter, attemptOf(c, NEWSLETTER_LIMIT, email), shop.at)
  if (seconds > 0) return tooOften(c, seconds)
  // Shopware's `direct` subscribes without a confirmation. Here it requires one, like `subscribe`.
  const isEnding = option === 'unsubscribe'
  await (isEnding ? unsubscribe(shop, email) : subscribe(shop, email, storefront))
  sendSoon(c, shop.at)
  // The status depends only on the request, so it does not reveal whether the address was
  // subscribed.
  return respond(c, { ...SUCCESS, status: isEnding ? 'optOut' : 'notSet' })
}

async function confirm(c: C): Promise<Response> {
  const { hash, em } = c.var.input
  const link = { hash: typeof hash === 'string' ? hash : '', em: typeof em === 'string' ? em : '' }
  const shop = shopOf(c)
  const confirmed = await confirmSubscription(shop, link)
  if (confirmed.ok) {
    sendSoon(c, shop.at)
    return respond(c, SUCCESS)
  }
  if (confirmed.error === 'unknown') return storeApiError(c, notFound('hash', link.hash))
  return violationErrors(c, [notWaiting(confirmed.error)])
}

/** By email address as in Shopware, or by the key in a newsletter, which Shopware lacks. */
async function endSubscription(c: C): Promise<Response> {
  const shop = shopOf(c)
  const { email: named, key } = c.var.input
  if (isHexId(key)) {
    const isDone = await unsubscribeByKey(shop, key)
    return isDone ? respond(c, SUCCESS) : storeApiError(c, notFound('key', key))
  }
  if (named === undefined || named === null || named === '') return storeApiError(c, NO_EMAIL)
  const violations: Violation[] = []
  const email = readEmail(c.var.input, 'email', violations)
  if (violations.length > 0) return violationErrors(c, violations)
  const seconds = await countAttempt(shop.limiter, attemptOf(c, NEWSLETTER_LIMIT, email), shop.at)
  if (seconds > 0) return tooOften(c, seconds)
  await unsubscribe(shop, email)
  sendSoon(c, shop.at)
  return respond(c, SUCCESS)
}

function tooOften(c: C, seconds: number): Response {
  return storeApiError(c, throttled(seconds, 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED'))
}

const NO_EMAIL = refusal(400, 'CONTENT__MISSING_EMAIL_PARAMETER', 'The email parameter is missing.')

const MAX_REPEATED = 80

function notFound(identifier: string, input: string): Refusal {
  const value = input.slice(0, MAX_REPEATED)
  return refusal(
    400,
    'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    `The NewsletterRecipient with the identifier "${identifier}" - ${value} was not found.`,
    { identifier, value },
  )
}

function notWaiting(status: string): Violation {
  return {
    pointer: '/status',
    name: 'NOT_EQUAL_ERROR',
    detail: 'This value should be equal to "notSet".',
    parameters: {
      '{{ value }}': `"${status}"`,
      '{{ compared_value }}': '"notSet"',
      '{{ compared_value_type }}': 'string',
    },
  }
}

const OPTIONS = ['direct', 'subscribe', 'confirmSubscribe', 'unsubscribe'] as const
type Option = (typeof OPTIONS)[number]

type Subscription = Readonly<{ email: string; option: Option; storefront: Domain | null }>

/** Reads `/newsletter/subscribe`. Names and postal addresses are ignored. */
function readSubscription(input: Input, vars: Vars): Result<Subscription, readonly Violation[]> {
  const violations: Violation[] = []
  const email = readEmail(input, 'email', violations)
  const option = readOption(input, violations)
  const storefront = readStorefront(input, vars, violations)
  if (option === null || violations.length > 0) return fail(violations)
  return ok({ email, option, storefront })
}

function readOption({ option = null }: Input, violations: Violation[]): Option | null {
  const known = OPTIONS.find((name) => name === option)
  if (known) return known
  if (option === null || option === '') {
    const detail = 'This value should not be blank.'
    violations.push({ pointer: '/option', name: 'IS_BLANK_ERROR', detail })
    return null
  }
  violations.push({
    pointer: '/option',
    name: 'NO_SUCH_CHOICE_ERROR',
    detail: 'The value you selected is not a valid choice.',
    parameters: { '{{ choices }}': OPTIONS.map((one) => `"${one}"`).join(', ') },
  })
  return null
}
