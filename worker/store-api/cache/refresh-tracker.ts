/**
 * Within this time no other request starts a refresh. A request that read the old response does not
 * refresh it again. A refresh that never finishes is ignored afterwards.
 */
const BEGUN_MS = 30_000
/** Pause after a failure of the Store API. Cached responses are served meanwhile. */
const PAUSE_MS = 10_000
/** After this time other requests stop waiting for the refreshing request. */
const REQUESTED_MS = 2_000
/** A key contains the whole request, which can be thousands of characters. */
const MAX_KEYS = 1_000

/**
 * The responses that this isolate refreshes, and failed refreshes. It stores times and no promises,
 * because a Worker request cannot wait for another request's I/O.
 */
export type Attempts = ReturnType<typeof createRefreshTracker>

export function createRefreshTracker() {
  const begunAtMs = new Map<string, number>()
  const failedAtMs = new Map<string, number>()
  const requestedAtMs = new Map<string, number>()

  const isWithin = (
    times: ReadonlyMap<string, number>,
    key: string,
    limitMs: number,
    now: number,
  ) => now - (times.get(key) ?? Number.NEGATIVE_INFINITY) < limitMs

  return {
    /** Whether the caller may refresh it now. */
    begin(key: string, now: number): boolean {
      if (isWithin(begunAtMs, key, BEGUN_MS, now) || isWithin(failedAtMs, key, PAUSE_MS, now))
        return false
      if (begunAtMs.size >= MAX_KEYS) begunAtMs.clear()
      begunAtMs.set(key, now)
      return true
    },
    /** Whether a request of this isolate is probably loading it now. */
    isAsked: (key: string, now: number) => isWithin(requestedAtMs, key, REQUESTED_MS, now),
    asks(key: string, now: number) {
      if (requestedAtMs.size >= MAX_KEYS) requestedAtMs.clear()
      requestedAtMs.set(key, now)
    },
    answered: (key: string) => void requestedAtMs.delete(key),
    succeeded: (key: string) => void failedAtMs.delete(key),
    failed(key: string, now: number) {
      begunAtMs.delete(key)
      if (failedAtMs.size >= MAX_KEYS) failedAtMs.clear()
      failedAtMs.set(key, now)
    },
    hasJustFailed: (key: string, now: number) => isWithin(failedAtMs, key, PAUSE_MS, now),
  }
}
