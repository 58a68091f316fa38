import type { Input } from './input/json-object.ts'

/** What a search page asks for: nothing that weighs no more is counted. */
export const SEARCH_PAGE = 24

/** How many elements lists answer where no limit is named. */
const UNLIMITED: readonly (readonly [RegExp, number])[] = [
  [/^\/store-api\/(?:product|seo-url)$/, 100],
  [/^\/store-api\/(?:search$|product-listing\/)/, SEARCH_PAGE],
  [/^\/store-api\/search-suggest$/, 10],
]
/** Four associations cost as much as the elements that they belong to. */
const ASSOCIATIONS_OF_ONE = 4
/** A condition that most products meet costs in each statement as much as two elements. */
const ELEMENTS_A_FILTER = 2
/** No call weighs more. */
const MOST = 600
/** As each value of `equalsAll` is a condition of its own. */
const MAX_LISTED = 30
const MAX_DEPTH = 30

/**
 * What a call asks for, in elements of a listing: roughly, from its input alone, before anything is
 * parsed or looked up. Filters are checked in the statements for the page, for the count and for each
 * aggregation.
 */
export function estimateCost(path: string, input: Input): number {
  const aggregations = nodesIn(input.aggregations)
  const filters = nodesIn(input.filter) + nodesIn(input['post-filter'])
  const checked = filters * (2 + aggregations) * ELEMENTS_A_FILTER
  const own = checked + aggregations * 10 + nodesIn(input.sort) * 2
  const each = 1 + associationsIn(input.associations) / ASSOCIATIONS_OF_ONE
  return Math.min(MOST, elements(path, input) * each + own + nodesIn(input.grouping) * 10)
}

function elements(path: string, { ids, limit }: Input): number {
  if (Array.isArray(ids)) return ids.length
  if (typeof ids === 'string') return ids.split('|').length
  const requested = Number(limit)
  if (limit !== undefined && limit !== null && requested >= 0) return Math.min(requested, MOST)
  return UNLIMITED.find(([list]) => list.test(path))?.[1] ?? 0
}

/** Associations, those inside others too. */
function associationsIn(associations: unknown, depth = 0): number {
  if (!isNested(associations) || depth > MAX_DEPTH) return 0
  return Object.values(associations).reduce<number>(
    (sum, inner) => sum + 1 + (isNested(inner) ? associationsIn(inner.associations, depth + 1) : 0),
    0,
  )
}

/** Filters or aggregations, those inside others too, and values that are listed, up to a bound. */
function nodesIn(value: unknown, depth = 0): number {
  if (typeof value === 'string') return value === '' ? 0 : 1
  // Anything deeper than a criteria can be is refused by the parser.
  if (!isNested(value) || depth > MAX_DEPTH) return 0
  const inside = Object.values(value)
  const listed = Array.isArray(value) ? inside.filter((entry) => !isNested(entry)).length : 1
  return inside
    .filter(isNested)
    .reduce<number>((sum, entry) => sum + nodesIn(entry, depth + 1), Math.min(listed, MAX_LISTED))
}

function isNested(value: unknown): value is Input {
  return typeof value === 'object' && value !== null
}
