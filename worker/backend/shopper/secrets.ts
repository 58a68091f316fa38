import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { NO_SETTINGS, Settings } from './state.ts'
import { secretHash } from '../http/token.ts'

/**
 * Lifetime of a session's settings after its last use. Carts live longer
 * (docs/store-api.md#session-lifetimes).
 */
const CONTEXT_LIFETIME_MS = DAY_MS

const Opened = z.object({
  last_used_at: z.number(),
  settings: z.string(),
  expires_at: z.number().nullable(),
})

/** The settings of a secret: none after they expired, null for an unknown secret. */
export function settingsOf(sql: SqlStorage, secret: string, at: number): Settings | null {
  const [found] = sql
    .exec(
      'SELECT last_used_at, settings, expires_at FROM secret WHERE hash = ?',
      secretHash(secret),
    )
    .toArray()
  if (!found) return null
  const row = Opened.parse(found)
  if (row.expires_at !== null && row.expires_at <= at) return null
  if (at - row.last_used_at > CONTEXT_LIFETIME_MS) return NO_SETTINGS
  return Settings.parse(JSON.parse(row.settings))
}

export function issue(sql: SqlStorage, secret: string, settings: Settings, at: number): void {
  sql.exec('DELETE FROM secret WHERE expires_at <= ?', at)
  const values = [secretHash(secret), at, at, JSON.stringify(settings)]
  sql.exec('INSERT INTO secret VALUES (?, ?, ?, ?, NULL)', ...values)
}

/** Makes one secret expire. `endAllSessions` ends all at once. */
export function withdraw(sql: SqlStorage, secret: string, endsAt: number): void {
  sql.exec('UPDATE secret SET expires_at = ? WHERE hash = ?', endsAt, secretHash(secret))
}

/** Stores a session's settings and its last use. Deletes expired settings. */
export function touchSecret(sql: SqlStorage, secret: string, settings: Settings, at: number): void {
  const values = [JSON.stringify(settings), at, secretHash(secret)]
  sql.exec('UPDATE secret SET settings = ?, last_used_at = ? WHERE hash = ?', ...values)
  sql.exec('UPDATE cart SET last_used_at = ?', at)
}

/** Whether the last use was recorded within the hour, so that not every read writes. */
export function isFreshlyUsed(sql: SqlStorage, secret: string, at: number): boolean {
  const since = at - HOUR_MS
  const query = 'SELECT 1 FROM secret WHERE hash = ? AND last_used_at > ?'
  return sql.exec(query, secretHash(secret), since).toArray().length > 0
}

/** A logged-in session. Times are in ms, the last use is accurate to the hour. */
export type OpenSession = {
  readonly id: string
  readonly issuedAt: number
  readonly lastUsedAt: number
  readonly isCurrent: boolean
  readonly device: Settings['device']
}

const ID_LENGTH = 32

const Listed = z.object({
  hash: z.string(),
  issued_at: z.number(),
  last_used_at: z.number(),
  settings: z.string(),
})

/**
 * A customer's logged-in sessions, the last used first.
 * @param secret of the calling session; null if it is none of them
 */
export function openSessionsOf(
  sql: SqlStorage,
  customerId: string,
  secret: string | null,
  at: number,
): OpenSession[] {
  const query = `SELECT hash, issued_at, last_used_at, settings FROM secret
    WHERE last_used_at > ? AND (expires_at IS NULL OR expires_at > ?)
    ORDER BY last_used_at DESC, issued_at DESC`
  const rows = z.array(Listed).parse(sql.exec(query, at - CONTEXT_LIFETIME_MS, at).toArray())
  const current = secret === null ? null : secretHash(secret)
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

/** Ends the session with this id from `openSessionsOf`. */
export function endSessionOf(sql: SqlStorage, id: string): void {
  sql.exec('DELETE FROM secret WHERE substr(hash, 1, ?) = ?', ID_LENGTH, id)
}

/** Invalidates all of the shopper's tokens. */
export function endAllSessions(sql: SqlStorage): void {
  sql.exec('DELETE FROM secret')
}
