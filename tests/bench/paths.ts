import type { Load } from './load.ts'

/** An article and a listing of the demo. */
export const ARTICLE = '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000'
export const LISTING = '/stoffe?limit=24'

/** A path of its own for each request. */
export function each(pathOf: (count: number) => string): Load {
  let count = 0
  const setupRequest = (request: object) => ({ ...request, path: pathOf(++count) })
  return { requests: [{ setupRequest }] }
}

/** A quantity is part of a page's key and changes no listing: so every one is rendered. */
export const unkept = (path: string) => (count: number) => `${path}quantity=${count}`
/** No two are bounded alike, so each is counted anew. */
export const narrowed = (count: number) => `${LISTING}&max-price=${10_000 + count}`

const MARKS = '!?;:'
/** Marks behind a word are no part of what is searched for, but no two are typed alike. */
export const marks = (count: number) =>
  Array.from(count.toString(4), (digit) => MARKS[Number(digit)]).join('')
/** What a search found is kept, so each is one that nobody has made before. */
export const searched = (count: number) =>
  `/search?search=${encodeURIComponent(`nylon${marks(count)}`)}`
