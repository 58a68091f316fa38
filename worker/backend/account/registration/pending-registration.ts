import { DAY_MS } from '#shared/domain/durations.ts'
import type { z } from '#shared/schemas/zod.ts'
import { flag } from '#worker/backend/sql/columns.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto } from '#worker/backend/sql/table.ts'
import { RegistrationTable } from '#worker/backend/tables/customers.ts'
import type { PendingAccount } from '#worker/backend/tables/registration.ts'

/** Validity of a registration's link. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS

const Row = RegistrationTable.row.extend({ guestExists: flag })
export type PendingRegistration = z.infer<typeof Row>

const SELECT = sql`SELECT ${RegistrationTable.columns}, EXISTS (
    SELECT 1 FROM customer WHERE id = registration.data ->> 'customerId' AND guest = 1)
    AS guestExists
  FROM registration`

export function readPending(foreign: unknown): PendingRegistration | null {
  return foreign == null ? null : Row.parse(foreign)
}

export function pendingInsert(
  db: D1Database,
  hash: string,
  emailKey: string,
  data: PendingAccount,
  at: Date,
): D1PreparedStatement {
  const row = { tokenHash: hash, emailKey, data, createdAt: at.toISOString() }
  return prepare(db, insertInto(RegistrationTable, row))
}

export function selectPending(db: D1Database, hash: string): D1PreparedStatement {
  return prepare(db, sql`${SELECT} WHERE token_hash = ${hash}`)
}

/** The newest pending registration of an address. */
export function selectLatestPending(db: D1Database, emailKey: string): D1PreparedStatement {
  return prepare(
    db,
    sql`${SELECT} WHERE email_key = ${emailKey} AND confirmed_at IS NULL
      ORDER BY created_at DESC LIMIT 1`,
  )
}

/** Deletes the data of all registrations of the address and records the time of confirmation. */
export function confirmedUpdate(db: D1Database, emailKey: string, at: Date): D1PreparedStatement {
  return prepare(
    db,
    sql`UPDATE registration SET data = NULL, confirmed_at = coalesce(confirmed_at, ${at})
      WHERE email_key = ${emailKey}`,
  )
}

export function isExpired({ createdAt }: PendingRegistration, at: Date): boolean {
  return at.getTime() - new Date(createdAt).getTime() > CONFIRM_WITHIN_MS
}
