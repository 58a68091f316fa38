import type { Input } from './input/json-object.ts'

/** The cost of a search page. Calls up to this cost are not counted. */
export const SEARCH_PAGE = 24

/** The number of elements in lists without a limit. */
const UNLIMITED: readonly (readonly [RegExp, number])[] = [
  [/^\/store-api\/(?:product|seo-url)$/, 100],
  [/^\/store-api\/(?:search$|product-listing\/)/, SEARCH_PAGE],
  [/^\/store-api\/search-suggest$/, 10],
]
/** Four associations cost as much as their elements. */
const ASSOCIATIONS_OF_ONE = 4
/** In each statement a condition that most products match costs as much as two elements. */
const ELEMENTS_A_FILTER = 2
/** The maximum cost of a call. */
const MAX_ELEMENTS = 600
/** Each value of `equalsAll` is its own condition. */
const MAX_LISTED = 30
const MAX_DEPTH = 30

/**
 * Estimates the cost of a call in elements of a listing, from its input alone, before parsing and
 * lookups. Filters count for the statements of the page, the total and each aggregation.
 */
export function estimateCost(path: string, input: Input): number {
  const aggregations = nodesIn(input.aggregations)
  const filters = nodesIn(input.filter) + nodesIn(input['post-filter'])
  const checked = filters * (2 + aggregations) * ELEMENTS_A_FILTER
  const own = checked + aggregations * 10 + nodesIn(input.sort) * 2
  const each = 1 + associationsIn(input.associations) / ASSOCIATIONS_OF_ONE
  return Math.min(MAX_ELEMENTS, elements(path, input) * each + own + nodesIn(input.grouping) * 10)
}

function elements(path: string, { ids, limit }: Input): number {
  if (Array.isArray(ids)) return ids.length
  if (typeof ids === 'string') return ids.split('|').length
  const pageSize = Number(limit)
  if (limit !== undefined && limit !== null && pageSize >= 0)
    return Math.min(pageSize, MAX_ELEMENTS)
  return UNLIMITED.find(([list]) => list.test(path))?.[1] ?? 0
}

/** The number of associations, including nested ones. */
function associationsIn(associations: unknown, depth = 0): number {
  if (!isNested(associations) || depth > MAX_DEPTH) return 0
  return Object.values(associations).reduce<number>(
    (sum, inner) => sum + 1 + (isNested(inner) ? associationsIn(inner.associations, depth + 1) : 0),
    0,
  )
}

/**
 * The number of filters or aggregations, including nested ones, and of listed values, up to a
 * limit.
 */
function nodesIn(value: unknown, depth = 0): number {
  if (typeof value === 'string') return value === '' ? 0 : 1
  // The parser refuses anything deeper than a criteria.
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
