import type { Load } from './load.ts'

/** A product and a listing of the demo. */
export const PRODUCT = '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000'
export const LISTING = '/stoffe?limit=24'

/** A unique path for each request. */
export function each(pathOf: (count: number) => string): Load {
  let count = 0
  const setupRequest = (request: object) => ({ ...request, path: pathOf(++count) })
  return { requests: [{ setupRequest }] }
}

/**
 * The quantity is part of a page's cache key but does not change a listing, so each request
 * renders.
 */
export const unkept = (path: string) => (count: number) => `${path}quantity=${count}`
/** Unique price bounds, so that the facets of each listing are counted. */
export const narrowed = (count: number) => `${LISTING}&max-price=${10_000 + count}`

const MARKS = '!?;:'
/** The search ignores punctuation, which still makes each term unique. */
export const marks = (count: number) =>
  Array.from(count.toString(4), (digit) => MARKS[Number(digit)]).join('')
/** Search results are cached, so each term is new. */
export const searched = (count: number) =>
  `/search?search=${encodeURIComponent(`nylon${marks(count)}`)}`
