import { fail, ok, type Result } from '#shared/domain/result.ts'
import {
  openCustomerSession,
  leaveSession,
  readOwnedSession,
  type LoggedIn,
} from '#worker/backend/shopper/customer-sessions.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import {
  loginUpdate,
  readCredentials,
  selectCredentials,
} from '#worker/backend/customers/accounts.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { countLogin, forgiveLogin, type LoginAttempt } from './login-attempts.ts'
import { checkPassword, hashPassword } from '#worker/backend/passwords/password.ts'
import { awaitHashingSlot } from '#worker/backend/passwords/hashing-queue.ts'
import { readPending, selectLatestPending } from '../registration/pending-registration.ts'
import { deleteIdleGuest } from '../registration/register-guest.ts'

export type LoginError =
  | { readonly kind: 'wrong' }
  /** Returned only if the password of an unconfirmed registration is correct. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'throttled'; readonly seconds: number }

/**
 * Logs a customer in under a new token and merges the session's cart into theirs. A wrong password,
 * an unknown address and a locked account get the same refusal and cost the same work.
 */
export async function logIn(
  shop: ShopContext,
  token: string,
  { attempt, password }: { readonly attempt: LoginAttempt; readonly password: string },
): Promise<Result<LoggedIn, LoginError>> {
  const { db, sessions, limiter, at } = shop
  const seconds = (await countLogin(limiter, attempt, at)) || (await awaitHashingSlot())
  if (seconds > 0) return fail({ kind: 'throttled', seconds })

  const emailKey = emailKeyOf(attempt.address)
  const [accounts, waiting] = await db.batch([
    selectCredentials(db, emailKey),
    selectLatestPending(db, emailKey),
  ])
  const account = readCredentials(accounts?.results[0])
  const pending = readPending(waiting?.results[0])
  const stored = account?.passwordHash ?? pending?.data?.passwordHash ?? null
  const check = await checkPassword(password, stored)
  if (check === 'wrong') return fail({ kind: 'wrong' })
  if (!account) return fail({ kind: 'unconfirmed' })
  if (account.isLocked) return fail({ kind: 'wrong' })

  const seen = await readOwnedSession(sessions, token, at)
  const { customerId, shopperKey, paymentMethodId, passwordHash } = account
  const newHash = check === 'outdated' ? await hashPassword(password) : passwordHash
  const settings = { paymentMethodId, device: shop.device }
  const entry = { customerId, shopperKey, settings }
  const entered = await openCustomerSession(sessions, token, seen, entry, at)
  // A password that changes after this point ends the new session.
  const [noted] = await db.batch([
    loginUpdate(db, account, newHash, at),
    deleteIdleGuest(db, seen.state.settings.customerId),
  ])
  if (noted?.meta.changes === 0) {
    await leaveSession(sessions, entered.token, at)
    return fail({ kind: 'wrong' })
  }
  await forgiveLogin(limiter, attempt)
  return ok(entered)
}
