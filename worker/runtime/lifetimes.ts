import { DAY_MS, DAY_SECONDS, MINUTE_MS } from '#shared/domain/durations.ts'

/**
 * How long cached answers and pages may serve (docs/architecture.md, "A public page"): prices and
 * stock for less time than texts and structure.
 */
export type Lifetime = 'prices' | 'texts' | 'missing'

/** How long an answer or a page counts as fresh. */
export const FRESH_MS = MINUTE_MS

/**
 * How long it serves while one request renews it; after that it serves only while the backend
 * fails.
 */
export const STALE_MS: Readonly<Record<Lifetime, number>> = {
  prices: 10 * MINUTE_MS,
  texts: DAY_MS,
  // A missing page may exist a minute later, and a backend may have failed for a moment.
  missing: FRESH_MS,
}

/** The longest that anything may serve, and then only while the backend fails. */
export const CACHED_SECONDS = DAY_SECONDS
