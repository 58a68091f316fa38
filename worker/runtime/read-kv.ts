import { logFailure } from './log.ts'
import { withTimeout } from './time-limits.ts'

/** A KV that takes longer is as good as none. */
export const KV_LIMIT_MS = 500

/**
 * The value of a key in KV. Null if KV refuses or is late, which is logged: every page reads it,
 * and none may fail by it.
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
