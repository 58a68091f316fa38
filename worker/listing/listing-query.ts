import { NO_FILTERS, SORTINGS, type ListingFilters, type Sorting } from '#shared/domain/listing.ts'
import { z } from '#shared/schemas/zod.ts'
import { filterParams } from './filter-params.ts'

/** Products per page of a listing, the default first (CONTRIBUTING.md#lists). */
export const PAGE_SIZES = [10, 24, 48] as const
/** The views of a listing. The first two differ only by styles; `select` has checkboxes. */
const VIEWS = ['plates', 'list', 'select'] as const

/** Longer than any list. A page after the last page of a list is a 404. */
const LAST_PAGE = 1_000_000

/** Missing values become the default directly, because zod creates an error for each `catch`. */
const STATE = {
  p: z.coerce
    .number()
    .int()
    .min(1)
    .transform((page) => Math.min(page, LAST_PAGE))
    .catch(1)
    .default(1),
  limit: z.coerce
    .number()
    .pipe(z.union(PAGE_SIZES.map((size) => z.literal(size))))
    .catch(PAGE_SIZES[0])
    .default(PAGE_SIZES[0]),
  view: z.enum(VIEWS).catch(VIEWS[0]).default(VIEWS[0]),
}

/** The complete state of a listing from its address. Invalid values become the default. */
export const ListingQuery = z.object({
  ...STATE,
  order: z.enum(SORTINGS).catch(SORTINGS[0]).default(SORTINGS[0]),
})
export type ListingQuery = z.infer<typeof ListingQuery>

/** The same for search results, which are sorted by relevance by default. */
export const SearchQuery = z.object({
  ...STATE,
  order: z
    .enum(['score', ...SORTINGS])
    .catch('score')
    .default('score'),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** The address of a product list: its path, and the search term of a search. */
export type ListingAddress = {
  readonly path: string
  readonly searched?: string
  /** The sorting of an address without one. */
  readonly defaultOrder?: Sorting | undefined
}

const DEFAULTS = ListingQuery.parse({})

/** The shortest address of a list with this state. */
export function listingHref(
  { path, searched, defaultOrder }: ListingAddress,
  query: ListingQuery | SearchQuery,
  filters: ListingFilters = NO_FILTERS,
): string {
  if (searched === undefined) return path + listingSearch(query, filters, defaultOrder)
  const search = new URLSearchParams({ search: searched })
  return `${path}?${search}${listingSearch(query, filters, 'score').replace('?', '&')}`
}

/** The shortest query for this state, with the leading `?`; empty for the defaults. */
export function listingSearch(
  query: ListingQuery | SearchQuery,
  filters: ListingFilters = NO_FILTERS,
  defaultOrder: SearchQuery['order'] = DEFAULTS.order,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of filterParams(filters)) params.append(name, value)
  if (query.order !== defaultOrder) params.set('order', query.order)
  if (query.limit !== DEFAULTS.limit) params.set('limit', String(query.limit))
  if (query.view !== DEFAULTS.view) params.set('view', query.view)
  if (query.p !== DEFAULTS.p) params.set('p', String(query.p))
  const search = params.toString()
  return search && `?${search}`
}
