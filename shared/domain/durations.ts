/** Durations in milliseconds; a day is always 24 hours. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Durations in seconds, for cookies and caches. */
export const DAY_SECONDS = DAY_MS / 1000
export const YEAR_SECONDS = 365 * DAY_SECONDS
