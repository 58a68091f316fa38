import { DurableObject } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import type { Bindings } from '#worker/env.ts'
import { RESET_MS, taken, type Attempts, type Step } from './steps.ts'

const Row = z.object({ count: z.int(), last_at: z.number() })

const TABLE = `CREATE TABLE IF NOT EXISTS attempts (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  count INTEGER NOT NULL,
  last_at INTEGER NOT NULL
)`

/**
 * Attempts of one kind, by one address from one IP or by one IP. Methods are synchronous over the
 * object's own SQLite: attempts that come at once are counted one after the other. `at` is the
 * caller's clock in milliseconds. Two versions may call it during a deploy: only add methods.
 */
export class RateLimiter extends DurableObject<Bindings> {
  /** Counts an attempt and answers 0, or counts nothing and answers the seconds to wait. */
  take(steps: readonly Step[], at: number): number {
    const { attempts, waitSeconds } = taken(this.#attempts(), steps, at)
    if (waitSeconds === 0) this.#store(attempts)
    return waitSeconds
  }

  /** Takes one attempt back: it was none of those that are limited. */
  giveBack(): void {
    const attempts = this.#attempts()
    if (attempts) this.#store({ ...attempts, count: Math.max(0, attempts.count - 1) })
  }

  /** Forgets all attempts. */
  reset(): void {
    if (this.#attempts()) this.ctx.storage.sql.exec('DELETE FROM attempts')
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  #attempts(): Attempts | null {
    const { sql } = this.ctx.storage
    const isThere = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'attempts'").toArray()
    if (isThere.length === 0) return null
    const [found] = sql.exec('SELECT count, last_at FROM attempts').toArray()
    if (!found) return null
    const { count, last_at } = Row.parse(found)
    return { count, lastAt: last_at }
  }

  #store({ count, lastAt }: Attempts): void {
    const { storage } = this.ctx
    storage.sql.exec(TABLE)
    storage.sql.exec('INSERT OR REPLACE INTO attempts VALUES (1, ?, ?)', count, lastAt)
    // Not awaited: the runtime holds the answer back until the alarm is stored.
    void storage.setAlarm(lastAt + RESET_MS)
  }
}
