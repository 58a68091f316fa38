import { logFailure } from './log.ts'
import { withTimeout } from './time-limits.ts'

/** The time limit of a KV read in ms. */
export const KV_LIMIT_MS = 500

/**
 * The value of a key in KV. Null if KV fails (logged) or is too slow, because every page reads it
 * and none may fail with it.
 */
export async function readKv(
  kv: KVNamespace,
  key: string,
): Promise<{ readonly value: string | null } | null> {
  const read = async () => {
    try {
      return { value: await kv.get(key) }
    } catch (error) {
      logFailure('kv-not-read', error, { key })
      return null
    }
  }
  return withTimeout(KV_LIMIT_MS, read())
}
