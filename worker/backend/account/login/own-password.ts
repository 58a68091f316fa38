import { fail, ok, type Result } from '#shared/domain/result.ts'
import { countAttempt, forgiveAttempt, type Attempt } from '#worker/backend/rate-limit/throttle.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { readCredentials, selectCredentialsOf } from '#worker/backend/customers/accounts.ts'
import { checkPassword } from '#worker/backend/passwords/password.ts'
import { awaitHashingSlot } from '#worker/backend/passwords/hashing-queue.ts'

export type PasswordError =
  | { readonly kind: 'throttled'; readonly seconds: number }
  | { readonly kind: 'wrong' }

/**
 * Checks the password that a logged-in customer repeats before an important change. Attempts count
 * like logins, so that it cannot be guessed in an open browser.
 */
export async function checkOwnPassword(
  { db, limiter, at }: ShopContext,
  customerId: string,
  password: string,
  attempt: Attempt,
): Promise<Result<void, PasswordError>> {
  const seconds = (await countAttempt(limiter, attempt, at)) || (await awaitHashingSlot())
  if (seconds > 0) return fail({ kind: 'throttled', seconds })
  const account = readCredentials(await selectCredentialsOf(db, customerId).first())
  if ((await checkPassword(password, account?.passwordHash ?? null)) === 'wrong')
    return fail({ kind: 'wrong' })
  await forgiveAttempt(limiter, attempt)
  return ok(undefined)
}
