import { DAY_MS } from '#shared/domain/durations.ts'

/** After this many attempts the next one has to wait this long. */
export type Step = Readonly<{ attempts: number; waitSeconds: number }>

/** Counted attempts; `lastAt` is the time of the last accepted one, in milliseconds. */
export type Attempts = Readonly<{ count: number; lastAt: number }>

/** `waitSeconds` 0 lets the attempt through and counts it; else nothing is counted. */
export type Taken = Readonly<{ attempts: Attempts; waitSeconds: number }>

/** After a day without an attempt everything is forgotten (docs/store-api.md#rate-limits). */
export const RESET_MS = DAY_MS

const SECOND_MS = 1000

/**
 * Lets one attempt through or says after how many whole seconds the next one will be. Refused
 * attempts do not count, so that the seconds said are the seconds it takes.
 * @param steps rising; before the first of them attempts are free
 */
export function taken(before: Attempts | null, steps: readonly Step[], at: number): Taken {
  const { count, lastAt } =
    before && at - before.lastAt < RESET_MS ? before : { count: 0, lastAt: at }
  const step = steps.findLast(({ attempts }) => count >= attempts)
  const opensAt = step && count > 0 ? lastAt + step.waitSeconds * SECOND_MS : at
  if (opensAt > at)
    return { attempts: { count, lastAt }, waitSeconds: Math.ceil((opensAt - at) / SECOND_MS) }
  return { attempts: { count: count + 1, lastAt: at }, waitSeconds: 0 }
}
