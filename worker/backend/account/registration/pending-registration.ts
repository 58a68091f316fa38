import { DAY_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'
import { PendingAccount } from '#worker/backend/tables/registration.ts'

/** Validity of a registration's link. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS

const Row = z.object({
  token_hash: z.string(),
  email_key: z.string(),
  data: jsonColumn(PendingAccount).nullable(),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  guest_exists: z.int().transform((value) => value === 1),
})
export type PendingRegistration = z.infer<typeof Row>

const SELECT = `SELECT r.*, EXISTS (
    SELECT 1 FROM customer WHERE id = r.data ->> 'customerId' AND guest = 1) AS guest_exists
  FROM registration r`

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
  return db
    .prepare(`INSERT INTO registration (token_hash, email_key, data, created_at)
      VALUES (?1, ?2, ?3, ?4)`)
    .bind(hash, emailKey, JSON.stringify(data), at.toISOString())
}

export function selectPending(db: D1Database, hash: string): D1PreparedStatement {
  return db.prepare(`${SELECT} WHERE token_hash = ?1`).bind(hash)
}

/** The newest pending registration of an address. */
export function selectLatestPending(db: D1Database, emailKey: string): D1PreparedStatement {
  return db
    .prepare(`${SELECT} WHERE email_key = ?1 AND confirmed_at IS NULL
      ORDER BY created_at DESC LIMIT 1`)
    .bind(emailKey)
}

/** Deletes the data of all registrations of the address and records the time of confirmation. */
export function confirmedUpdate(db: D1Database, emailKey: string, at: Date): D1PreparedStatement {
  return db
    .prepare(`UPDATE registration SET data = NULL, confirmed_at = coalesce(confirmed_at, ?2)
      WHERE email_key = ?1`)
    .bind(emailKey, at.toISOString())
}

export function isExpired({ created_at }: PendingRegistration, at: Date): boolean {
  return at.getTime() - new Date(created_at).getTime() > CONFIRM_WITHIN_MS
}
