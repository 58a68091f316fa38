import { linkTo, type Domain } from '#worker/backend/channel/domains.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { urls } from '#shared/urls.ts'
import type { z } from '#shared/schemas/zod.ts'
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
import { text } from '#worker/backend/sql/columns.ts'
import { first } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick } from '#worker/backend/sql/table.ts'
import { CustomerTable, RecoveryTable } from '#worker/backend/tables/customers.ts'

/** A link is valid for two hours and can be used once (CONTRIBUTING.md#accounts). */
const RECOVER_WITHIN_MS = 2 * HOUR_MS

const Named = pick(CustomerTable, 'email', 'firstName', 'lastName', 'locale')
const Person = Named.row
  .extend({ customerId: text, shopperKey: text, createdAt: text.nullable() })
  .transform(({ firstName, lastName, ...row }) => ({
    ...row,
    name: nameOf({ firstName, lastName }),
  }))
type Person = z.infer<typeof Person>

const COLUMNS = sql`${Named.columns}, customer.id AS customerId, a.shopper_key AS shopperKey`

/**
 * Mails a link to set a new password. With double opt-in an address without an account gets a mail
 * that says so. Without double opt-in the result is then false.
 */
export async function requestRecovery(
  shop: ShopContext,
  email: string,
  storefront: Domain | null,
): Promise<boolean> {
  const { db, vars, locale, at } = shop
  const person = await first(
    db,
    Person,
    sql`SELECT ${COLUMNS}, NULL AS createdAt FROM customer_account a
      JOIN customer ON customer.id = a.customer_id
      WHERE a.email_key = ${emailKeyOf(email)} AND a.locked_at IS NULL`,
  )
  if (!person) {
    if (vars.DOUBLE_OPT_IN === 'off') return false
    const url = vars.SHOP_ORIGIN + urls.page(locale, 'register')
    await db.batch([
      accountMailInsert(shop, email, locale, { kind: 'unknown', url }),
      ...holdMails(shop, email),
    ])
    return true
  }
  const hash = newId()
  const url = linkTo(vars, storefront, person.locale, (shown) =>
    urls.chooseNewPassword(shown, hash),
  )
  const recovery = {
    tokenHash: tokenHash(hash),
    customerId: person.customerId,
    createdAt: at.toISOString(),
  }
  await db.batch([
    prepare(db, insertInto(RecoveryTable, recovery)),
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
  const person = await first(
    db,
    Person,
    sql`SELECT ${COLUMNS}, r.created_at AS createdAt FROM recovery r
      JOIN customer ON customer.id = r.customer_id
      JOIN customer_account a ON a.customer_id = customer.id
      WHERE r.token_hash = ${tokenHash(hash)}`,
  )
  if (!person) return fail('unknown')
  const age = at.getTime() - Date.parse(person.createdAt ?? '')
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
  const { customerId: id, email, locale, name, shopperKey } = found.value
  const token = tokenHash(hash)
  const url = vars.SHOP_ORIGIN + urls.page(locale, 'resetPassword')
  const [updated] = await db.batch([
    // A second simultaneous use of the link changes nothing, because the row no longer exists. The
    // mail's subject is the link, so only one mail is sent.
    prepare(
      db,
      sql`UPDATE customer_account SET password_hash = ${await hashPassword(password)}
        WHERE customer_id = ${id} AND EXISTS (SELECT 1 FROM recovery WHERE token_hash = ${token})`,
    ),
    ...deleteLinks(db, id),
    accountMailInsert(shop, email, locale, { kind: 'password-changed', name, url }, token),
  ])
  if ((updated?.meta.changes ?? 0) === 0) return fail('unknown')
  await endSessions(shop.sessions, shopperKey)
  return ok(undefined)
}
