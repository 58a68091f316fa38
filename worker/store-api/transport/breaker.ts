import { fail } from '#shared/domain/result.ts'
import type { TextTransport } from './transport.ts'

/** Failures in a row after which a shop is left alone. */
const TOLERATED = 3
/** How long the shop is left alone; then one request tries, until one is answered. */
const PAUSE_MS = 10_000
/** A try whose request was aborted reports no result; after this time the next one may start. */
const PROBE_MS = 10_000

/** How a remote shop has answered this isolate. Times and counts only: no request waits for another. */
export type Breaker = ReturnType<typeof createBreaker>

export function createBreaker() {
  let failures = 0
  let closedUntilMs = 0
  let probedAtMs = Number.NEGATIVE_INFINITY

  return {
    /** Whether to ask: always while the shop answers, else one request after each pause. */
    lets(nowMs: number): boolean {
      if (failures < TOLERATED) return true
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
 * Stops calling a shop that hangs or is unreachable: callers get cached answers or an outage at once
 * instead of each waiting for the time limit. One for each request: the calls of the one that tries
 * go together, as its page needs all of them.
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
