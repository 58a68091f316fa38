/**
 * Storage key of recently viewed products. The list exists only after the visitor has turned it on.
 */
export const RECENTLY_VIEWED_KEY = 'seen-articles'
