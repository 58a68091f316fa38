import { DAY_MS, DAY_SECONDS, MINUTE_MS } from '#shared/domain/durations.ts'

/**
 * The lifetime of cached responses and pages (docs/architecture.md, "A public page"). Prices and
 * stock expire sooner than texts and structure.
 */
export type Lifetime = 'prices' | 'texts' | 'missing'

/** The age in ms up to which a response or a page is fresh. */
export const FRESH_MS = MINUTE_MS

/**
 * The age in ms up to which it is served while one request refreshes it. An older one is served
 * only while the backend fails.
 */
export const STALE_MS: Readonly<Record<Lifetime, number>> = {
  prices: 10 * MINUTE_MS,
  texts: DAY_MS,
  // A missing page may exist a minute later, and the backend may have failed for a moment.
  missing: FRESH_MS,
}

/** The maximum age of anything that is served, and only while the backend fails. */
export const CACHED_SECONDS = DAY_SECONDS
