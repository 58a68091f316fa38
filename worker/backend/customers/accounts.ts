import { z } from '#shared/schemas/zod.ts'

// Statements for the rows of `customer_account`, which only customers with an account have.

const Credentials = z.object({
  customer_id: z.string(),
  password_hash: z.string(),
  shopper_key: z.string(),
  payment_method_id: z.string().nullable(),
  locked_at: z.string().nullable(),
})

export type Credentials = Readonly<{
  customerId: string
  passwordHash: string
  shopperKey: string
  paymentMethodId: string | null
  isLocked: boolean
}>

const COLUMNS = 'customer_id, password_hash, shopper_key, payment_method_id, locked_at'

export function selectCredentials(db: D1Database, emailKey: string): D1PreparedStatement {
  return db.prepare(`SELECT ${COLUMNS} FROM customer_account WHERE email_key = ?1`).bind(emailKey)
}

export function selectCredentialsOf(db: D1Database, customerId: string): D1PreparedStatement {
  return db
    .prepare(`SELECT ${COLUMNS} FROM customer_account WHERE customer_id = ?1`)
    .bind(customerId)
}

export function readCredentials(foreign: unknown): Credentials | null {
  if (foreign == null) return null
  const row = Credentials.parse(foreign)
  return {
    customerId: row.customer_id,
    passwordHash: row.password_hash,
    shopperKey: row.shopper_key,
    paymentMethodId: row.payment_method_id,
    isLocked: row.locked_at !== null,
  }
}

export type NewAccount = Readonly<{
  customerId: string
  emailKey: string
  passwordHash: string
  shopperKey: string
  groupId: string
  requestedGroupId: string | null
  /** Null without double opt-in. */
  optInSentAt: string | null
}>

/** Makes the whole batch fail if the address already has an account: see `isEmailTaken`. */
export function accountInsert(db: D1Database, account: NewAccount, at: Date): D1PreparedStatement {
  const now = at.toISOString()
  const { optInSentAt } = account
  return db
    .prepare(`INSERT INTO customer_account (customer_id, email_key, password_hash, shopper_key,
        group_id, requested_group_id, opt_in_sent_at, confirmed_at, first_login_at, last_login_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, NULL)`)
    .bind(
      account.customerId,
      account.emailKey,
      account.passwordHash,
      account.shopperKey,
      account.groupId,
      account.requestedGroupId,
      optInSentAt,
      optInSentAt && now,
      now,
    )
}

/** Whether a batch failed because the address was registered a moment before. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('customer_account.email_key')
}

export function passwordUpdate(
  db: D1Database,
  customerId: string,
  passwordHash: string,
): D1PreparedStatement {
  return db
    .prepare('UPDATE customer_account SET password_hash = ?2 WHERE customer_id = ?1')
    .bind(customerId, passwordHash)
}

/**
 * Records a login and a new hash of the same password. Changes nothing if the account was locked or
 * its password has changed since its credentials were read.
 */
export function loginUpdate(
  db: D1Database,
  { customerId, passwordHash }: Credentials,
  newHash: string,
  at: Date,
): D1PreparedStatement {
  return db
    .prepare(`UPDATE customer_account
      SET last_login_at = ?2, first_login_at = coalesce(first_login_at, ?2), password_hash = ?4
      WHERE customer_id = ?1 AND password_hash = ?3 AND locked_at IS NULL`)
    .bind(customerId, at.toISOString(), passwordHash, newHash)
}
