import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { NO_SETTINGS, Settings } from './state.ts'
import { secretHash } from '../http/token.ts'

/**
 * A context lives a day from its last use; the cart lives longer
 * (docs/store-api.md#session-lifetimes).
 */
export const CONTEXT_LIFETIME_MS = DAY_MS

const Row = z.object({
  last_used_at: z.number(),
  settings: z.string(),
  expires_at: z.number().nullable(),
})

/** The settings that a secret opens, null if it opens nothing. */
export function settingsOf(sql: SqlStorage, secret: string, at: number): Settings | null {
  const [found] = sql
    .exec(
      'SELECT last_used_at, settings, expires_at FROM secret WHERE hash = ?',
      secretHash(secret),
    )
    .toArray()
  if (!found) return null
  const row = Row.parse(found)
  if (row.expires_at !== null && row.expires_at <= at) return null
  if (at - row.last_used_at > CONTEXT_LIFETIME_MS) return NO_SETTINGS
  return Settings.parse(JSON.parse(row.settings))
}

export function issue(sql: SqlStorage, secret: string, settings: Settings, at: number): void {
  sql.exec('DELETE FROM secret WHERE expires_at <= ?', at)
  const values = [secretHash(secret), at, at, JSON.stringify(settings)]
  sql.exec('INSERT INTO secret VALUES (?, ?, ?, ?, NULL)', ...values)
}

/** One secret ends at a time; without the `WHERE` it is "log out everywhere". */
export function withdraw(sql: SqlStorage, secret: string, endsAt: number): void {
  sql.exec('UPDATE secret SET expires_at = ? WHERE hash = ?', endsAt, secretHash(secret))
}

/** Keeps what a session chose; expired choices were read as none, so they are gone for good. */
export function keep(sql: SqlStorage, secret: string, settings: Settings, at: number): void {
  const values = [JSON.stringify(settings), at, secretHash(secret)]
  sql.exec('UPDATE secret SET settings = ?, last_used_at = ? WHERE hash = ?', ...values)
  sql.exec('UPDATE cart SET last_used_at = ?', at)
}

/** The last use is accurate to the hour: not every read is worth a write. */
export function isFreshlyUsed(sql: SqlStorage, secret: string, at: number): boolean {
  const since = at - HOUR_MS
  const query = 'SELECT 1 FROM secret WHERE hash = ? AND last_used_at > ?'
  return sql.exec(query, secretHash(secret), since).toArray().length > 0
}
