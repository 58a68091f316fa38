/**
 * How long what is kept may serve (docs/architecture.md, caching): what tells prices or stock
 * shorter than texts and structure.
 */
export type Lifetime = 'prices' | 'texts' | 'missing'

/** So long an answer or a page is as good as new. */
export const FRESH_MS = 60_000

/** So long it serves while one request renews it; after that only while the backend fails. */
export const STALE_MS: Readonly<Record<Lifetime, number>> = {
  prices: 10 * 60_000,
  texts: 24 * 60 * 60_000,
  // What was not there a minute ago may be there now, and a backend may have lost its mind for one.
  missing: FRESH_MS,
}

/** The longest that anything may serve, and then only while the backend fails. */
export const KEPT_SECONDS = 24 * 60 * 60
