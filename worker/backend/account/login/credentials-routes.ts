import { Hono, type Context } from 'hono'
import { fail } from '#shared/domain/result.ts'
import { urls } from '#shared/urls.ts'
import { respond, SUCCESS } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import {
  storeApiError,
  violationErrors,
  type Violation,
} from '#worker/backend/http/store-api-error.ts'
import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { CHANGE_EMAIL_LIMIT, PASSWORD_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { renewSession } from '#worker/backend/shopper/customer-sessions.ts'
import { passwordUpdate } from '#worker/backend/customers/accounts.ts'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import {
  checkRepeated,
  readEmail,
  readNewPassword,
  readOwnPassword,
} from '#worker/backend/customers/credentials-input.ts'
import { nameOf } from '#worker/backend/customers/customer.ts'
import { deleteLinks } from './delete-links.ts'
import { checkOwnPassword, type PasswordError } from './own-password.ts'
import { hashPassword } from '#worker/backend/passwords/password.ts'
import {
  EMAIL_BLANK,
  EMAIL_TAKEN,
  NOT_FOUND_BY_HASH,
  PASSWORD_WRONG,
} from '#worker/backend/http/refusals.ts'
import { tokenMissing, requireAccount } from '#worker/backend/current-shopper/require-customer.ts'

type C = Context<BackendEnv>

/** Changes of email and password. Each sends a mail. */
export const credentialsRoutes = new Hono<BackendEnv>()
  .post('/account/change-password', (c) => changePassword(c))
  .post('/account/change-email', (c) => changeEmail(c))
  // A project of a customer, or of a visitor with its key.
  .post('/account/change-email-confirm', (c) => confirmEmail(c))

/** Ends all other sessions and invalidates all links. This session continues with a new token. */
async function changePassword(c: C): Promise<Response> {
  const found = c.var.tokenSent ? await requireAccount(c) : fail(tokenMissing(c))
  if (!found.ok) return found.error
  const { shop, customer } = found.value
  const violations: Violation[] = []
  const current = readOwnPassword(c.var.input, violations)
  const next = readNewPassword(c.var.input, 'newPassword', violations)
  checkRepeated(c.var.input, 'newPassword', 'newPasswordConfirm', violations)
  if (violations.length > 0) return violationErrors(c, violations)

  const attempt = attemptOf(c, PASSWORD_LIMIT, customer.email)
  const checked = await checkOwnPassword(shop, customer.id, current, attempt)
  if (!checked.ok) return toPasswordRefusal(c, checked.error)
  await shop.db.batch([
    passwordUpdate(shop.db, customer.id, await hashPassword(next)),
    ...deleteLinks(shop.db, customer.id),
    accountMailInsert(shop, customer.email, customer.locale, {
      kind: 'password-changed',
      name: nameOf(customer),
      url: shop.vars.SHOP_ORIGIN + urls.page(customer.locale, 'resetPassword'),
    }),
  ])
  sendSoon(c, shop.at)
  c.set('token', await renewSession(shop.sessions, c.var.token, shop.at))
  return respond(c, SUCCESS)
}

/** The email changes only after the link in the mail to the new address is used. */
async function changeEmail(c: C): Promise<Response> {
  const found = c.var.tokenSent ? await requireAccount(c) : fail(tokenMissing(c))
  if (!found.ok) return found.error
  const { shop, customer } = found.value
  const violations: Violation[] = []
  const email = c.var.input.email ? readEmail(c.var.input, 'email', violations) : ''
  checkRepeated(c.var.input, 'email', 'emailConfirmation', violations)
  const password = readOwnPassword(c.var.input, violations)
  if (violations.length > 0) return violationErrors(c, violations)

  const attempt = attemptOf(c, PASSWORD_LIMIT, customer.email)
  const checked = await checkOwnPassword(shop, customer.id, password, attempt)
  if (!checked.ok) return toPasswordRefusal(c, checked.error)
  if (email === '') return violationErrors(c, [EMAIL_BLANK])
  const mailing = attemptOf(c, CHANGE_EMAIL_LIMIT, customer.email)
  const seconds = await countAttempt(shop.limiter, mailing, shop.at)
  if (seconds > 0) return storeApiError(c, throttled(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))
  if (!(await requestEmailChange(shop, customer, email))) return violationErrors(c, [EMAIL_TAKEN])
  sendSoon(c, shop.at)
  return respond(c, SUCCESS)
}

async function confirmEmail(c: C): Promise<Response> {
  const { hash } = c.var.input
  const confirmed =
    typeof hash === 'string' && (await confirmEmailChange(c.env.DB, hash, new Date()))
  return confirmed ? respond(c, SUCCESS) : storeApiError(c, NOT_FOUND_BY_HASH)
}

/** The refusal for a current password that is wrong or was tried too often. */
export function toPasswordRefusal(c: C, refused: PasswordError): Response {
  return refused.kind === 'wrong'
    ? violationErrors(c, [PASSWORD_WRONG])
    : storeApiError(c, throttled(refused.seconds, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'))
}
