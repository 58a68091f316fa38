import { fail } from '#shared/domain/result.ts'
import type { TextTransport } from './call.ts'

/** Consecutive failures after which calls to a shop pause. */
const MAX_FAILURES = 3
/** Length of the pause. Then one request tries again, until one gets a response. */
const PAUSE_MS = 10_000
/** An aborted try reports no result. After this time the next try may start. */
const PROBE_MS = 10_000

/**
 * Results of this isolate's calls to a remote shop: times and counts, because requests cannot wait
 * for each other.
 */
export type Breaker = ReturnType<typeof createBreaker>

export function createBreaker() {
  let failures = 0
  let closedUntilMs = 0
  let probedAtMs = Number.NEGATIVE_INFINITY

  return {
    /** Whether to call the shop: always while it responds, else one request after each pause. */
    lets(nowMs: number): boolean {
      if (failures < MAX_FAILURES) return true
      if (nowMs < closedUntilMs || nowMs - probedAtMs < PROBE_MS) return false
      probedAtMs = nowMs
      return true
    },
    answered() {
      failures = 0
      probedAtMs = Number.NEGATIVE_INFINITY
    },
    failed(nowMs: number) {
      failures += 1
      closedUntilMs = nowMs + PAUSE_MS
      probedAtMs = Number.NEGATIVE_INFINITY
    },
  }
}

/**
 * Stops calls to a shop that hangs or is unreachable. Callers get cached responses or an outage at
 * once, without waiting for the time limit. Create one per request: a request that tries again
 * makes all its calls, because its page needs all of them.
 */
export function withBreaker(
  ask: TextTransport,
  breaker: Breaker,
  now: () => number,
): TextTransport {
  let tries = false
  return async (call) => {
    tries ||= breaker.lets(now())
    if (!tries) return fail({ kind: 'unreachable', detail: 'left alone for a while' })
    const response = await ask(call)
    const isGone =
      !response.ok && (response.error.kind === 'timeout' || response.error.kind === 'unreachable')
    if (isGone) {
      tries = false
      breaker.failed(now())
    } else breaker.answered()
    return response
  }
}
