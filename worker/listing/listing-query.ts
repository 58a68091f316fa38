import { NO_FILTERS, SORTINGS, type ListingFilters } from '#shared/domain/listing.ts'
import { z } from '#shared/schemas/zod.ts'
import { filterParams } from './filter-params.ts'

/** How many products a page of a listing shows, the default first (CONTRIBUTING.md#lists). */
export const PAGE_SIZES = [10, 24, 48] as const
/** Two that differ by their styles alone, and rows to tick. */
const VIEWS = ['plates', 'list', 'select'] as const

/** No list is longer; a page behind the last of a list is not found. */
const LAST_PAGE = 1_000_000

/** What is not there is its default at once; what cannot be read becomes it by an error that zod makes. */
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

/** The address of a listing says all of its state; what it says wrongly reads as the default. */
export const ListingQuery = z.object({
  ...STATE,
  order: z.enum(SORTINGS).catch(SORTINGS[0]).default(SORTINGS[0]),
})
export type ListingQuery = z.infer<typeof ListingQuery>

/** The same for the results of a search, which are sorted by relevance by default. */
export const SearchQuery = z.object({
  ...STATE,
  order: z
    .enum(['score', ...SORTINGS])
    .catch('score')
    .default('score'),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** Where a list of products stands: its path, and what was searched for if it is a search. */
export type ListingAddress = { readonly path: string; readonly searched?: string }

const DEFAULTS = ListingQuery.parse({})

/** The address of a list with this state, as short as it can be said. */
export function listingHref(
  { path, searched }: ListingAddress,
  query: ListingQuery | SearchQuery,
  filters: ListingFilters = NO_FILTERS,
): string {
  if (searched === undefined) return path + listingSearch(query, filters)
  const search = new URLSearchParams({ search: searched })
  return `${path}?${search}${listingSearch(query, filters, 'score').replace('?', '&')}`
}

/** The shortest query that says the same, beginning with `?`; empty for the defaults. */
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
