/**
 * The key of recently viewed products in a browser's storage. The list exists only once the visitor
 * has turned it on.
 */
export const RECENTLY_VIEWED_KEY = 'seen-articles'
