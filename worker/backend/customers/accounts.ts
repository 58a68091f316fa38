import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick } from '#worker/backend/sql/table.ts'
import { CustomerAccountTable } from '#worker/backend/tables/customers.ts'

// Statements for the rows of `customer_account`, which only customers with an account have.

const Credentials = pick(
  CustomerAccountTable,
  'customerId',
  'passwordHash',
  'shopperKey',
  'paymentMethodId',
  'lockedAt',
)

export type Credentials = Readonly<{
  customerId: string
  passwordHash: string
  shopperKey: string
  paymentMethodId: string | null
  isLocked: boolean
}>

const SELECT = sql`SELECT ${Credentials.columns} FROM customer_account`

export function selectCredentials(db: D1Database, emailKey: string): D1PreparedStatement {
  return prepare(db, sql`${SELECT} WHERE email_key = ${emailKey}`)
}

export function selectCredentialsOf(db: D1Database, customerId: string): D1PreparedStatement {
  return prepare(db, sql`${SELECT} WHERE customer_id = ${customerId}`)
}

export function readCredentials(foreign: unknown): Credentials | null {
  if (foreign == null) return null
  const { lockedAt, ...credentials } = Credentials.row.parse(foreign)
  return { ...credentials, isLocked: lockedAt !== null }
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
  const confirmedAt = account.optInSentAt && now
  const row = { ...account, confirmedAt, firstLoginAt: now }
  return prepare(db, insertInto(CustomerAccountTable, row))
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
  return prepare(
    db,
    sql`UPDATE customer_account SET password_hash = ${passwordHash}
      WHERE customer_id = ${customerId}`,
  )
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
  return prepare(
    db,
    sql`UPDATE customer_account
      SET last_login_at = ${at}, first_login_at = coalesce(first_login_at, ${at}),
        password_hash = ${newHash}
      WHERE customer_id = ${customerId} AND password_hash = ${passwordHash} AND locked_at IS NULL`,
  )
}
