import { z } from '#shared/schemas/zod.ts'
import { CONTEXT_LIFETIME_MS } from './secrets.ts'
import { Settings } from './state.ts'
import { secretHash } from '../http/token.ts'

/** A session that is logged in; times in milliseconds, the last use accurate to the hour. */
export type OpenSession = {
  readonly id: string
  readonly issuedAt: number
  readonly lastUsedAt: number
  readonly isCurrent: boolean
  readonly device: Settings['device']
}

const ID_LENGTH = 32

const Row = z.object({
  hash: z.string(),
  issued_at: z.number(),
  last_used_at: z.number(),
  settings: z.string(),
})

/** Where a customer is logged in, the latest use first. */
export function openSessionsOf(
  sql: SqlStorage,
  customerId: string,
  secret: string,
  at: number,
): OpenSession[] {
  const query = `SELECT hash, issued_at, last_used_at, settings FROM secret
    WHERE last_used_at > ? AND (expires_at IS NULL OR expires_at > ?)
    ORDER BY last_used_at DESC, issued_at DESC`
  const rows = z.array(Row).parse(sql.exec(query, at - CONTEXT_LIFETIME_MS, at).toArray())
  const current = secretHash(secret)
  return rows
    .map((row) => ({ ...row, settings: Settings.parse(JSON.parse(row.settings)) }))
    .filter((row) => row.settings.customerId === customerId)
    .map((row) => ({
      id: row.hash.slice(0, ID_LENGTH),
      issuedAt: row.issued_at,
      lastUsedAt: row.last_used_at,
      isCurrent: row.hash === current,
      device: row.settings.device,
    }))
}

/** Ends one of them, named as `openSessionsOf` names it. */
export function endSessionOf(sql: SqlStorage, id: string): void {
  sql.exec('DELETE FROM secret WHERE substr(hash, 1, ?) = ?', ID_LENGTH, id)
}

/** All tokens of this shopper stop working. */
export function endAllSessions(sql: SqlStorage): void {
  sql.exec('DELETE FROM secret')
}
