import { HOUR_MS } from '#shared/domain/durations.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { urls } from '#shared/urls.ts'
import { z } from '#shared/schemas/zod.ts'
import { isLocale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { accountMailInsert } from '#worker/backend/account/mail/account-mail.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { endSessions } from '#worker/backend/shopper/customer-sessions.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { deleteLinks } from './delete-links.ts'
import { tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { nameOf } from '#worker/backend/customers/customer.ts'
import { hashPassword } from '#worker/backend/passwords/password.ts'

/** A link is valid for two hours and can be used once (CONTRIBUTING.md#accounts). */
const RECOVER_WITHIN_MS = 2 * HOUR_MS

const Person = z
  .object({
    customer_id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    locale: z.string().refine(isLocale),
    shopper_key: z.string(),
    created_at: z.string().nullable(),
  })
  .transform(({ first_name: firstName, last_name: lastName, ...row }) => ({
    ...row,
    name: nameOf({ firstName, lastName }),
  }))
type Person = z.infer<typeof Person>

const COLUMNS = `c.id AS customer_id, c.email, c.first_name, c.last_name, c.locale, a.shopper_key`

/**
 * Mails a link to set a new password. With double opt-in an address without an account gets a mail
 * that says so. Without double opt-in the result is then false.
 */
export async function requestRecovery(shop: ShopContext, email: string): Promise<boolean> {
  const { db, vars, locale, at } = shop
  const found = await db
    .prepare(`SELECT ${COLUMNS}, NULL AS created_at FROM customer_account a
      JOIN customer c ON c.id = a.customer_id WHERE a.email_key = ?1 AND a.locked_at IS NULL`)
    .bind(emailKeyOf(email))
    .first()
  const origin = vars.SHOP_ORIGIN
  if (!found) {
    if (vars.DOUBLE_OPT_IN === 'off') return false
    const url = origin + urls.page(locale, 'register')
    await db.batch([
      accountMailInsert(shop, email, locale, { kind: 'unknown', url }),
      ...holdMails(shop, email),
    ])
    return true
  }
  const person = Person.parse(found)
  const hash = newId()
  const url = origin + urls.chooseNewPassword(person.locale, hash)
  await db.batch([
    db
      .prepare('INSERT INTO recovery VALUES (?1, ?2, ?3)')
      .bind(tokenHash(hash), person.customer_id, at.toISOString()),
    accountMailInsert(shop, person.email, person.locale, {
      kind: 'recovery',
      name: person.name,
      url,
    }),
    ...holdMails(shop, person.email),
  ])
  return true
}

export type RecoveryError = 'unknown' | 'expired'

/** The customer of a valid recovery link. */
export async function findRecovery(
  { db, at }: Pick<ShopContext, 'db' | 'at'>,
  hash: string,
): Promise<Result<Person, RecoveryError>> {
  const found = await db
    .prepare(`SELECT ${COLUMNS}, r.created_at FROM recovery r
      JOIN customer c ON c.id = r.customer_id
      JOIN customer_account a ON a.customer_id = c.id WHERE r.token_hash = ?1`)
    .bind(tokenHash(hash))
    .first()
  if (!found) return fail('unknown')
  const person = Person.parse(found)
  const age = at.getTime() - Date.parse(person.created_at ?? '')
  return age <= RECOVER_WITHIN_MS ? ok(person) : fail('expired')
}

/**
 * Sets the new password, ends every session and deletes every link of the customer. The link proves
 * the ownership of the address, so nothing else is required.
 */
export async function recoverPassword(
  shop: ShopContext,
  hash: string,
  password: string,
): Promise<Result<void, RecoveryError>> {
  const found = await findRecovery(shop, hash)
  if (!found.ok) return found
  const { db, vars } = shop
  const { customer_id: id, email, locale, name, shopper_key } = found.value
  const token = tokenHash(hash)
  const url = vars.SHOP_ORIGIN + urls.page(locale, 'resetPassword')
  const [updated] = await db.batch([
    // A second simultaneous use of the link changes nothing, because the row no longer exists. The
    // mail's subject is the link, so only one mail is sent.
    db
      .prepare(`UPDATE customer_account SET password_hash = ?2 WHERE customer_id = ?1
        AND EXISTS (SELECT 1 FROM recovery WHERE token_hash = ?3)`)
      .bind(id, await hashPassword(password), token),
    ...deleteLinks(db, id),
    accountMailInsert(shop, email, locale, { kind: 'password-changed', name, url }, token),
  ])
  if ((updated?.meta.changes ?? 0) === 0) return fail('unknown')
  await endSessions(shop.sessions, shopper_key)
  return ok(undefined)
}
