import { fail, ok, type Result } from '#shared/result.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { countAttempt, forgiveAttempt, type Attempt } from '#worker/backend/rate-limit/throttle.ts'
import type { Shop } from '#worker/backend/shopper/shop.ts'
import { readCredentials, selectCredentialsOf } from './accounts.ts'
import { checkPassword } from './password.ts'
import { turnToDerive } from './password-turn.ts'

export type PasswordRefused =
  | { readonly kind: 'throttled'; readonly seconds: number }
  | { readonly kind: 'wrong'; readonly violation: Violation }

/**
 * A logged-in customer repeats the password before something weighty. Whoever found an open
 * browser may not guess here either: attempts count as those at the login.
 * @param field where a wrong password is reported
 */
export async function checkOwnPassword(
  { db, limiter, at }: Shop,
  customerId: string,
  password: string,
  { attempt, field }: { readonly attempt: Attempt; readonly field: string },
): Promise<Result<void, PasswordRefused>> {
  const seconds = (await countAttempt(limiter, attempt, at)) || (await turnToDerive())
  if (seconds > 0) return fail({ kind: 'throttled', seconds })
  const account = readCredentials(await selectCredentialsOf(db, customerId).first())
  if ((await checkPassword(password, account?.passwordHash ?? null)) === 'wrong') {
    const violation = {
      pointer: `/${field}`,
      name: 'CUSTOMER_PASSWORD_NOT_CORRECT',
      detail: 'Your password is wrong.',
    }
    return fail({ kind: 'wrong', violation })
  }
  await forgiveAttempt(limiter, attempt)
  return ok(undefined)
}
