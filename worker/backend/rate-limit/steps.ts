import { DAY_MS } from '#shared/domain/durations.ts'

/** After this many attempts the next one must wait this long. */
export type AttemptStep = Readonly<{ attempts: number; waitSeconds: number }>

/** Counted attempts; `lastAt` is the time of the last accepted one, in ms. */
export type Attempts = Readonly<{ count: number; lastAt: number }>

/** With `waitSeconds` 0 the attempt is accepted and counted; otherwise `attempts` is unchanged. */
export type Taken = Readonly<{ attempts: Attempts; waitSeconds: number }>

/** A count ends after a day without an accepted attempt (docs/store-api.md#rate-limits). */
export const RESET_MS = DAY_MS

const SECOND_MS = 1000

/**
 * Accepts an attempt, or returns the seconds until one will be accepted. Refused attempts are not
 * counted, so that the returned time stays correct.
 * @param steps ascending; attempts before the first step are always accepted
 */
export function takeAttempt(
  before: Attempts | null,
  steps: readonly AttemptStep[],
  at: number,
): Taken {
  const { count, lastAt } =
    before && at - before.lastAt < RESET_MS ? before : { count: 0, lastAt: at }
  const step = steps.findLast(({ attempts }) => count >= attempts)
  const opensAt = step && count > 0 ? lastAt + step.waitSeconds * SECOND_MS : at
  if (opensAt > at)
    return { attempts: { count, lastAt }, waitSeconds: Math.ceil((opensAt - at) / SECOND_MS) }
  return { attempts: { count: count + 1, lastAt: at }, waitSeconds: 0 }
}
