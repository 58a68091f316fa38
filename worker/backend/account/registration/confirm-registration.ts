import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Shop } from '#worker/backend/http/shop.ts'
import { createAccount } from './create-account.ts'
import { emailDigest, tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { isExpired, readPending, selectPending } from './pending-registration.ts'

export type ConfirmRefused = 'unknown' | 'already-confirmed'

/**
 * Makes the account that a registration asked for, and logs in whoever pressed the button.
 * @param em digest of the address, as the link names it
 */
export async function confirmRegistration(
  shop: Shop,
  token: string,
  { hash, em }: { readonly hash: string; readonly em: string },
): Promise<Result<{ readonly token: string; readonly customer: unknown }, ConfirmRefused>> {
  const pending = readPending(await selectPending(shop.db, tokenHash(hash)).first())
  if (!pending || emailDigest(pending.email_key) !== em) return fail('unknown')
  if (pending.confirmed_at !== null || pending.data === null) return fail('already-confirmed')
  if (isExpired(pending, shop.at)) return fail('unknown')
  // A guest who is gone by now registers as somebody new.
  const convertsGuest = pending.data.convertsGuest && pending.guest_exists
  const account = { ...pending.data, convertsGuest }
  const created = await createAccount(shop, token, account, pending.created_at)
  return created ? ok(created) : fail('already-confirmed')
}
