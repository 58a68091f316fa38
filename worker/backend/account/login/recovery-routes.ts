import { Hono, type Context } from 'hono'
import { respond, SUCCESS } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import {
  storeApiError,
  violationErrors,
  type Refusal,
  type Violation,
} from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { RECOVERY_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { shopOf } from '#worker/backend/http/shop.ts'
import {
  checkRepeated,
  readEmail,
  readNewPassword,
  readStorefront,
} from '#worker/backend/customers/credentials-input.ts'
import { awaitHashingSlot } from '#worker/backend/passwords/hashing-queue.ts'
import { findRecovery, recoverPassword, requestRecovery } from './recover-password.ts'
import { EMAIL_BLANK, NOT_FOUND_BY_HASH } from '#worker/backend/http/refusals.ts'

type C = Context<BackendEnv>

/** Resets a forgotten password without logging in. */
export const recoveryRoutes = new Hono<BackendEnv>()
  .post('/account/recovery-password', (c) => request(c))
  .post('/account/recovery-password-confirm', (c) => recover(c))
  .post('/account/customer-recovery-is-expired', async (c) => {
    const hash = hashOf(c)
    if (typeof hash !== 'string') return violationErrors(c, [hash])
    const found = await findRecovery(shopOf(c), hash)
    if (!found.ok && found.error === 'unknown')
      return storeApiError(c, { ...NOT_FOUND_BY_HASH, parameters: { hash } })
    return respond(c, { isExpired: !found.ok, apiAlias: 'array_struct' })
  })

async function request(c: C): Promise<Response> {
  const shop = shopOf(c)
  const violations: Violation[] = []
  const email = c.var.input.email ? readEmail(c.var.input, 'email', violations) : ''
  const storefront = readStorefront(c.var.input, shop.vars, violations)
  if (violations.length > 0) return violationErrors(c, violations)
  if (email === '') return violationErrors(c, [EMAIL_BLANK])
  const attempt = attemptOf(c, RECOVERY_LIMIT, email)
  const seconds = await countAttempt(shop.limiter, attempt, shop.at)
  if (seconds > 0) return storeApiError(c, throttled(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))
  if (!(await requestRecovery(shop, email, storefront)))
    return storeApiError(c, unknownCustomer(email))
  sendSoon(c, shop.at)
  return respond(c, SUCCESS)
}

/** Validates the password first, so that an invalid one does not use up the link. */
async function recover(c: C): Promise<Response> {
  const violations: Violation[] = []
  const password = readNewPassword(c.var.input, 'newPassword', violations)
  checkRepeated(c.var.input, 'newPassword', 'newPasswordConfirm', violations)
  if (violations.length > 0) return violationErrors(c, violations)
  const hash = hashOf(c)
  if (typeof hash !== 'string')
    return hash === HASH_BLANK ? violationErrors(c, [hash]) : storeApiError(c, expired(c))
  const shop = shopOf(c)
  const seconds = await awaitHashingSlot()
  if (seconds > 0) return storeApiError(c, throttled(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))
  const recovered = await recoverPassword(shop, hash, password)
  if (!recovered.ok) return storeApiError(c, expired(c))
  sendSoon(c, shop.at)
  return respond(c, SUCCESS)
}

/** The hash of the link; a violation if its format is wrong, without a lookup. */
function hashOf(c: C): string | Violation {
  const { hash } = c.var.input
  if (typeof hash === 'string' && hash.length === HASH_LENGTH) return hash
  return hash === undefined || hash === null || hash === '' ? HASH_BLANK : HASH_OF_OTHER_LENGTH
}

const HASH_LENGTH = 32

const HASH_BLANK: Violation = {
  pointer: '/hash',
  name: 'IS_BLANK_ERROR',
  detail: 'This value should not be blank.',
}

const HASH_OF_OTHER_LENGTH: Violation = {
  pointer: '/hash',
  name: 'NOT_EQUAL_LENGTH_ERROR',
  detail: `This value should have exactly ${HASH_LENGTH} characters.`,
  parameters: { '{{ limit }}': String(HASH_LENGTH) },
}

/** As in Shopware, a used, unknown and expired link get the same response. */
function expired(c: C): Refusal {
  const hash = String(c.var.input.hash).slice(0, HASH_LENGTH)
  return {
    status: 410,
    code: 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED',
    detail: 'The recovery hash has expired.',
    parameters: { hash },
  }
}

function unknownCustomer(email: string): Refusal {
  const detail = 'No matching customer for this email was found.'
  return { status: 401, code: 'CHECKOUT__CUSTOMER_NOT_FOUND', detail, parameters: { email } }
}
