/**
 * Where a browser keeps which articles were looked at. The entry itself is the wish to have that
 * remembered: without it nothing is.
 */
export const SEEN_KEY = 'seen-articles'
