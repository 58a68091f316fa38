import { MAX_WAIT_MS, TURN_MS } from './derivation-cost.ts'

const SECOND_MS = 1000

let nextTurnAtMs = 0

/**
 * Waits for a turn to derive a key from a password. Pages and derivations share the isolate's one
 * thread, so derivations run one after the other with time in between. A turn is a point in time,
 * not a lock: a cancelled request leaves nothing locked.
 * @returns 0, or the seconds after which to try again if the wait would be too long
 */
export async function awaitHashingSlot(): Promise<number> {
  const now = Date.now()
  // The clock of an isolate may be set back.
  const turn = nextTurnAtMs > now + 2 * MAX_WAIT_MS ? now : Math.max(now, nextTurnAtMs)
  if (turn - now > MAX_WAIT_MS) return Math.ceil((turn - now) / SECOND_MS)
  nextTurnAtMs = turn + TURN_MS
  if (turn > now) await scheduler.wait(turn - now)
  return 0
}
