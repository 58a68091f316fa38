import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { execute } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { NO_SETTINGS, Settings } from './state.ts'
import { secretHash } from '../http/token.ts'

/**
 * Lifetime of a session's settings after its last use. Carts live longer
 * (docs/store-api.md#session-lifetimes).
 */
const CONTEXT_LIFETIME_MS = DAY_MS

const Opened = z.object({
  lastUsedAt: z.number(),
  settings: json(Settings),
  expiresAt: z.number().nullable(),
})

/** The settings of a secret: none after they expired, null for an unknown secret. */
export function settingsOf(db: SqlStorage, secret: string, at: number): Settings | null {
  const [found] = execute(
    db,
    sql`SELECT last_used_at AS lastUsedAt, settings, expires_at AS expiresAt
      FROM secret WHERE hash = ${secretHash(secret)}`,
  )
  if (!found) return null
  const { lastUsedAt, settings, expiresAt } = Opened.parse(found)
  if (expiresAt !== null && expiresAt <= at) return null
  return at - lastUsedAt > CONTEXT_LIFETIME_MS ? NO_SETTINGS : settings
}

export function issue(db: SqlStorage, secret: string, settings: Settings, at: number): void {
  execute(db, sql`DELETE FROM secret WHERE expires_at <= ${at}`)
  execute(
    db,
    sql`INSERT INTO secret (hash, issued_at, last_used_at, settings)
      VALUES (${secretHash(secret)}, ${at}, ${at}, ${settings})`,
  )
}

/** Makes one secret expire. `endAllSessions` ends all at once. */
export function withdraw(db: SqlStorage, secret: string, endsAt: number): void {
  execute(db, sql`UPDATE secret SET expires_at = ${endsAt} WHERE hash = ${secretHash(secret)}`)
}

/** Stores a session's settings and its last use. Deletes expired settings. */
export function touchSecret(db: SqlStorage, secret: string, settings: Settings, at: number): void {
  execute(
    db,
    sql`UPDATE secret SET settings = ${settings}, last_used_at = ${at}
      WHERE hash = ${secretHash(secret)}`,
  )
  execute(db, sql`UPDATE cart SET last_used_at = ${at}`)
}

/** Whether the last use was recorded within the hour, so that not every read writes. */
export function isFreshlyUsed(db: SqlStorage, secret: string, at: number): boolean {
  const since = at - HOUR_MS
  const fresh = sql`SELECT 1 FROM secret WHERE hash = ${secretHash(secret)} AND last_used_at > ${since}`
  return execute(db, fresh).length > 0
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
  issuedAt: z.number(),
  lastUsedAt: z.number(),
  settings: json(Settings),
})

/**
 * A customer's logged-in sessions, the last used first.
 * @param secret of the calling session; null if it is none of them
 */
export function openSessionsOf(
  db: SqlStorage,
  customerId: string,
  secret: string | null,
  at: number,
): OpenSession[] {
  const used = execute(
    db,
    sql`SELECT hash, issued_at AS issuedAt, last_used_at AS lastUsedAt, settings FROM secret
      WHERE last_used_at > ${at - CONTEXT_LIFETIME_MS} AND (expires_at IS NULL OR expires_at > ${at})
      ORDER BY last_used_at DESC, issued_at DESC`,
  )
  const current = secret === null ? null : secretHash(secret)
  return z
    .array(Listed)
    .parse(used)
    .filter(({ settings }) => settings.customerId === customerId)
    .map(({ hash, issuedAt, lastUsedAt, settings }) => ({
      id: hash.slice(0, ID_LENGTH),
      issuedAt,
      lastUsedAt,
      isCurrent: hash === current,
      device: settings.device,
    }))
}

/** Ends the session with this id from `openSessionsOf`. */
export function endSessionOf(db: SqlStorage, id: string): void {
  execute(db, sql`DELETE FROM secret WHERE substr(hash, 1, ${ID_LENGTH}) = ${id}`)
}

/** Invalidates all of the shopper's tokens. */
export function endAllSessions(db: SqlStorage): void {
  execute(db, sql`DELETE FROM secret`)
}
