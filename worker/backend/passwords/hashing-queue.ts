import { MAX_WAIT_MS, TURN_MS } from './derivation-cost.ts'

const SECOND_MS = 1000

let nextTurnAtMs = 0

/**
 * Waits for a slot to hash a password. Pages and hashing share the isolate's one thread, so hashes
 * run one after the other with pauses. A slot is a point in time and not a lock, so a cancelled
 * request leaves nothing locked.
 * @returns 0, or the seconds until a retry makes sense
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
