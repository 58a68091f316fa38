/**
 * The key of recently viewed articles in a browser's storage. The list exists only once the visitor
 * has turned it on.
 */
export const SEEN_KEY = 'seen-articles'
