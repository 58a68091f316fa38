import { logFailure } from './log.ts'
import { withTimeout } from './time-limits.ts'

/** Nothing waits longer for KV. */
export const KV_LIMIT_MS = 500

/**
 * The value of a key in KV. Null if KV fails, which is logged, or takes too long: every page reads
 * it, and none may fail because of it.
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
