/** KV refuses more frequent writes, and each one empties the caches. */
const PAUSE_MS = 10_000

type Announce = () => Promise<void>
type Wait = (milliseconds: number) => Promise<void>

/**
 * Turns many changes into few announcements: the first at once, all that follow within ten seconds
 * as one at their end, so that the last change is never left unsaid. One for each isolate.
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
