/**
 * So long nobody else begins: who read the old answer just before the new one came shall not ask
 * again, and who never ends is given up.
 */
const BEGUN_MS = 30_000
/** After a failure the Store API is left alone for so long; what is kept serves meanwhile. */
const PAUSE_MS = 10_000
/** A request that asks longer, or was given up, is no longer waited for. */
const ASKED_MS = 2_000
const MAX_KEYS = 5_000

/**
 * Which answers are being renewed in this isolate, and which could not be. Times are remembered,
 * never promises: another request's I/O must not be waited for.
 */
export type Attempts = ReturnType<typeof createAttempts>

export function createAttempts() {
  const begunAtMs = new Map<string, number>()
  const failedAtMs = new Map<string, number>()
  const askedAtMs = new Map<string, number>()

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
    /** Whether a request of this isolate is asking for it just now, as far as is known. */
    isAsked: (key: string, now: number) => isWithin(askedAtMs, key, ASKED_MS, now),
    asks(key: string, now: number) {
      if (askedAtMs.size >= MAX_KEYS) askedAtMs.clear()
      askedAtMs.set(key, now)
    },
    answered: (key: string) => void askedAtMs.delete(key),
    succeeded: (key: string) => void failedAtMs.delete(key),
    failed(key: string, now: number) {
      begunAtMs.delete(key)
      if (failedAtMs.size >= MAX_KEYS) failedAtMs.clear()
      failedAtMs.set(key, now)
    },
    hasJustFailed: (key: string, now: number) => isWithin(failedAtMs, key, PAUSE_MS, now),
  }
}
