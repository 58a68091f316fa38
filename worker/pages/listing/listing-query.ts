import { z } from '#shared/schemas/zod.ts'
import { NO_FILTERS, filterParams, type ListingFilters } from '../../listing-filters.ts'

/** How many articles a page of a listing shows; the first is the specification's default. */
export const PAGE_SIZES = [10, 24, 48] as const
export const SORTINGS = [
  'topseller',
  'newest',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
] as const
export const VIEWS = ['plates', 'list'] as const

const LAST_PAGE = 1000

/** The address of a listing says all of its state; what it says wrongly reads as the default. */
export const ListingQuery = z.object({
  p: z.coerce.number().int().min(1).max(LAST_PAGE).catch(1),
  limit: z.coerce
    .number()
    .pipe(z.union(PAGE_SIZES.map((size) => z.literal(size))))
    .catch(PAGE_SIZES[0]),
  order: z.enum(SORTINGS).catch('topseller'),
  view: z.enum(VIEWS).catch('plates'),
})
export type ListingQuery = z.infer<typeof ListingQuery>

const DEFAULTS = ListingQuery.parse({})

/** The shortest query that says the same, beginning with `?`; empty for the defaults. */
export function listingSearch(query: ListingQuery, filters: ListingFilters = NO_FILTERS): string {
  const params = new URLSearchParams()
  for (const [name, value] of filterParams(filters)) params.append(name, value)
  if (query.order !== DEFAULTS.order) params.set('order', query.order)
  if (query.limit !== DEFAULTS.limit) params.set('limit', String(query.limit))
  if (query.view !== DEFAULTS.view) params.set('view', query.view)
  if (query.p !== DEFAULTS.p) params.set('p', String(query.p))
  const search = params.toString()
  return search && `?${search}`
}
