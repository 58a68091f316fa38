import { DurableObject } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import { execute } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { RESET_MS, takeAttempt, type Attempts, type AttemptStep } from './steps.ts'

const Row = z.object({ count: z.int(), lastAt: z.number() })

const TABLE = sql`CREATE TABLE IF NOT EXISTS counted (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) WITHOUT ROWID`
/** The key of the row that counts all attempts together. */
const ALL = ''
/** More keys than real callers of one network use. Above this number the oldest are deleted. */
const MAX_KEYS = 2_000
const MAKE_ROOM = sql`DELETE FROM counted WHERE key IN (
  SELECT key FROM counted WHERE key <> '' ORDER BY last_at LIMIT max(0,
    (SELECT count(*) FROM counted) - ${MAX_KEYS}))`

/** An attempt to count, with the steps for its key and for all keys of the object. */
export type Counted = Readonly<{
  key: string
  perKey: readonly AttemptStep[]
  /** Empty if only single keys are limited. */
  together: readonly AttemptStep[]
}>

/**
 * Counts the attempts of one limit from one network. One object contains all keys of the network,
 * so that an attacker who tries 1,000 addresses creates one object. Methods are synchronous over
 * the object's own SQLite, so simultaneous attempts are counted one after the other. `at` is the
 * caller's time in ms. Two versions of the worker may call it during a deploy: only add methods.
 */
export class RateLimiter extends DurableObject<Bindings> {
  /** Counts an attempt and returns 0, or counts nothing and returns the seconds to wait. */
  count({ key, perKey, together }: Counted, at: number): number {
    const all = takeAttempt(this.#attempts(ALL), together, at)
    if (all.waitSeconds > 0) return all.waitSeconds
    const own = takeAttempt(this.#attempts(key), perKey, at)
    if (own.waitSeconds > 0) return own.waitSeconds
    this.#store(ALL, all.attempts)
    this.#store(key, own.attempts)
    return 0
  }

  /** After a successful attempt: deletes the key's attempts and uncounts this one. */
  forgive(key: string): void {
    const all = this.#attempts(ALL)
    if (!all) return
    execute(this.ctx.storage.sql, sql`DELETE FROM counted WHERE key = ${key}`)
    this.#store(ALL, { ...all, count: Math.max(0, all.count - 1) })
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  #attempts(key: string): Attempts | null {
    const db = this.ctx.storage.sql
    if (execute(db, sql`SELECT 1 FROM sqlite_master WHERE name = 'counted'`).length === 0)
      return null
    const [found] = execute(
      db,
      sql`SELECT count, last_at AS lastAt FROM counted WHERE key = ${key}`,
    )
    return found ? Row.parse(found) : null
  }

  #store(key: string, { count, lastAt }: Attempts): void {
    const { storage } = this.ctx
    execute(storage.sql, TABLE)
    execute(
      storage.sql,
      sql`INSERT OR REPLACE INTO counted (key, count, last_at) VALUES (${key}, ${count}, ${lastAt})`,
    )
    execute(storage.sql, MAKE_ROOM)
    // Not awaited, because the runtime delays the response until the alarm is stored.
    void storage.setAlarm(lastAt + RESET_MS)
  }
}
