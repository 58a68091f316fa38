/**
 * So long nobody else begins: who read the old answer just before the new one came shall not ask
 * again, and who never ends is given up.
 */
const BEGUN_MS = 30_000
/** After a failure the Store API is left alone for so long; what is kept serves meanwhile. */
const PAUSE_MS = 10_000
const MAX_KEYS = 5_000

/**
 * Which answers are being renewed in this isolate, and which could not be. Times are remembered,
 * never promises: another request's I/O must not be waited for.
 */
export type Attempts = ReturnType<typeof createAttempts>

export function createAttempts() {
  const begunAtMs = new Map<string, number>()
  const failedAtMs = new Map<string, number>()

  const isWithin = (
    times: ReadonlyMap<string, number>,
    key: string,
    limitMs: number,
    now: number,
  ) => now - (times.get(key) ?? Number.NEGATIVE_INFINITY) < limitMs

  return {
    /** Whether the caller is the one to renew it now. */
    begin(key: string, now: number): boolean {
      if (isWithin(begunAtMs, key, BEGUN_MS, now) || isWithin(failedAtMs, key, PAUSE_MS, now))
        return false
      if (begunAtMs.size >= MAX_KEYS) begunAtMs.clear()
      begunAtMs.set(key, now)
      return true
    },
    succeeded: (key: string) => void failedAtMs.delete(key),
    failed(key: string, now: number) {
      begunAtMs.delete(key)
      if (failedAtMs.size >= MAX_KEYS) failedAtMs.clear()
      failedAtMs.set(key, now)
    },
    hasJustFailed: (key: string, now: number) => isWithin(failedAtMs, key, PAUSE_MS, now),
  }
}
