/** Spans of time in milliseconds, as clocks of computers count them: a day has no summer time. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The same in seconds, as cookies and caches count. */
export const DAY_SECONDS = DAY_MS / 1000
export const YEAR_SECONDS = 365 * DAY_SECONDS
