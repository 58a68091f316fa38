import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { Check } from './checks.ts'

/** The age up to which the public page shows a measurement. */
const STORED_MS = MINUTE_MS
/** A measurement that never ends is forgotten after this time. */
const BEGUN_MS = 15_000

type Measured = { readonly checks: readonly Check[]; readonly atMs: number }

/**
 * The last measurement of each shop, so that a page that anybody may read measures once a minute.
 * While one request measures all others get the old one, or none.
 */
export function createCheckCache() {
  const measured = new Map<string, Measured>()
  const begunAtMs = new Map<string, number>()

  return async function keptChecks(
    shop: string,
    measure: () => Promise<readonly Check[]>,
    now: () => number,
  ): Promise<readonly Check[] | null> {
    const known = measured.get(shop)
    if (known && now() - known.atMs < STORED_MS) return known.checks
    const startedMs = begunAtMs.get(shop) ?? Number.NEGATIVE_INFINITY
    if (now() - startedMs < BEGUN_MS) return known?.checks ?? null
    begunAtMs.set(shop, now())
    try {
      const checks = await measure()
      measured.set(shop, { checks, atMs: now() })
      return checks
    } finally {
      begunAtMs.delete(shop)
    }
  }
}
