import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { Check } from './checks.ts'

/** Maximum age of a result that the public page shows. */
const STORED_MS = MINUTE_MS
/** A diagnosis that has not ended after this time is ignored. */
const BEGUN_MS = 15_000

type Measured = { readonly checks: readonly Check[]; readonly atMs: number }

/**
 * The last result for each shop, so that the public page starts at most one diagnosis per minute.
 * While one request runs it, other requests get the previous result, or none.
 */
export function createCheckCache() {
  const measured = new Map<string, Measured>()
  const begunAtMs = new Map<string, number>()

  return async function cachedChecks(
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
