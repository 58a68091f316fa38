/** KV refuses more frequent writes, and each write empties the caches. */
const PAUSE_MS = 10_000

type Announce = () => Promise<void>
type Wait = (milliseconds: number) => Promise<void>

/**
 * Publishes the first change at once. All changes of the next ten seconds become one announcement
 * at their end, so the last change is never lost. Create one per isolate.
 */
export function createThrottledPublisher(wait: Wait) {
  let lastMs = Number.NEGATIVE_INFINITY
  let isWaiting = false

  return async function bump(announce: Announce, nowMs: number): Promise<void> {
    if (isWaiting) return
    const rest = lastMs + PAUSE_MS - nowMs
    if (rest > 0) {
      isWaiting = true
      await wait(rest)
      isWaiting = false
    }
    lastMs = nowMs + Math.max(0, rest)
    await announce()
  }
}
