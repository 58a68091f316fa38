import { MINUTE_MS } from '#shared/domain/durations.ts'
import { KV_LIMIT_MS, readKv } from './read-kv.ts'

/** The time in ms for which an isolate does not read a value again. */
const REMEMBERED_MS = 10_000
/** The age in ms up to which a page uses the last value, and reads the new one after its response. */
const KNOWN_MS = 10 * MINUTE_MS

type Behind = (work: Promise<unknown>) => void

/**
 * A value of KV that each isolate remembers. If KV fails, the last value stays in use; an isolate
 * without one then uses `unread`. `parse` gets null for a missing key.
 */
export function rememberKvValue<T extends string>(
  key: string,
  parse: (value: string | null) => T,
  unread: T,
) {
  let remembered: {
    readonly value: T
    readonly readAtMs: number
    readonly untilMs: number
  } | null = null

  /** The remembered value; null if KV must be read. */
  const peek = (now: number): T | null =>
    remembered && now < remembered.untilMs ? remembered.value : null

  async function load(kv: KVNamespace, now: number): Promise<T> {
    const read = await readKv(kv, key)
    const value = read ? parse(read.value) : (remembered?.value ?? unread)
    remembered = { value, readAtMs: now, untilMs: now + REMEMBERED_MS }
    return value
  }

  return {
    peek,

    /** The value, at most ten seconds after KV has it. */
    read: async (kv: KVNamespace, now: number): Promise<T> => peek(now) ?? load(kv, now),

    /** The last value without waiting for KV. `behind` receives the read that updates it. */
    async known(kv: KVNamespace, now: number, behind: Behind): Promise<T> {
      const current = peek(now)
      if (current !== null) return current
      if (!remembered || now - remembered.readAtMs >= KNOWN_MS) return load(kv, now)
      const { value } = remembered
      // Other requests use it too while this one reads.
      remembered = { ...remembered, untilMs: now + KV_LIMIT_MS }
      behind(load(kv, now))
      return value
    },

    forget: () => void (remembered = null),
  }
}
