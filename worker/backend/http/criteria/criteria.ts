import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Input } from '../input.ts'
import { parseFilters, type CriteriaFault, type Filter } from './filter.ts'

export type Sort = Readonly<{ field: string; descending: boolean }>

/** A search request in full (contract 5); `limit` null is as many as there are. */
export type Criteria = Readonly<{
  ids: readonly string[]
  filters: readonly Filter[]
  sort: readonly Sort[]
  page: number
  limit: number
  totalCount: 'none' | 'exact' | 'next-pages'
  associations: readonly string[]
}>

const MAX_LIMIT = 100

const SortList = z.array(
  z
    .object({ field: z.string().min(1), order: z.string().toUpperCase().default('ASC') })
    .transform(({ field, order }) => ({ field, descending: order === 'DESC' })),
)
const TOTAL_COUNT_MODES: Readonly<Record<string, Criteria['totalCount']>> = {
  0: 'none',
  1: 'exact',
  2: 'next-pages',
  none: 'none',
  exact: 'exact',
  'next-pages': 'next-pages',
}
const AGGREGATIONS = [
  'avg',
  'max',
  'min',
  'stats',
  'sum',
  'count',
  'range',
  'entity',
  'filter',
  'histogram',
  'terms',
] as const
const Aggregations = z.array(z.object({ name: z.string().min(1), type: z.enum(AGGREGATIONS) }))

/** Reads a search request; unknown parameters are left alone, broken ones refused. */
export function parseCriteria(input: Input): Result<Criteria, CriteriaFault> {
  const filters = parseFilters(input.filter, '/filter')
  if (!filters.ok) return filters
  const postFilters = parseFilters(input['post-filter'], '/post-filter')
  if (!postFilters.ok) return postFilters
  const sort = parseSort(input.sort)
  if (!sort.ok) return sort
  const ids = parseIds(input.ids)
  if (!ids.ok) return ids
  const limit = parseLimit(input.limit)
  if (!limit.ok) return limit
  const page = z.coerce
    .number()
    .int()
    .min(1)
    .safeParse(input.page ?? 1)
  if (!page.success) {
    return fault('INVALID_PAGE_QUERY', '/page', 'The page parameter must be a positive integer.')
  }
  if (!Aggregations.safeParse(input.aggregations ?? []).success) {
    return fault('INVALID_AGGREGATION_QUERY', '/aggregations', 'The aggregations are invalid.')
  }
  return ok({
    ids: ids.value,
    // Nothing is aggregated here, so filters and post-filters do the same.
    filters: [...filters.value, ...postFilters.value],
    sort: sort.value,
    // A list of ids answers all of them.
    page: ids.value.length > 0 ? 1 : page.data,
    limit: ids.value.length > 0 ? ids.value.length : limit.value,
    totalCount: TOTAL_COUNT_MODES[String(input['total-count-mode'] ?? 0)] ?? 'none',
    associations: parseAssociations(input.associations),
  })
}

function parseSort(value: unknown): Result<readonly Sort[], CriteriaFault> {
  if (value === undefined || value === null) return ok([])
  if (typeof value === 'string') {
    const words = value.split(',').filter((word) => word !== '')
    return ok(
      words.map((word) => ({ field: word.replace(/^-/, ''), descending: word.startsWith('-') })),
    )
  }
  const list = SortList.safeParse(value)
  if (list.success) return ok(list.data)
  return fault('INVALID_SORT_QUERY', '/sort', 'A value for the sort parameter is invalid.')
}

function parseIds(value: unknown): Result<readonly string[], CriteriaFault> {
  if (value === undefined || value === null) return ok([])
  const list = typeof value === 'string' ? value.split('|') : value
  const ids = z.array(z.string()).max(500).safeParse(list)
  if (!ids.success) return fault('INVALID_IDS', '/ids', 'The ids are no list of strings.')
  const broken = ids.data.find((id) => !isHexId(id))
  if (broken === undefined) return ok([...new Set(ids.data)])
  return fault('INVALID_UUID', '/ids', `Value is not a valid UUID: ${broken.slice(0, 80)}`)
}

function parseLimit(value: unknown): Result<number, CriteriaFault> {
  if (value === undefined || value === null) return ok(MAX_LIMIT)
  const limit = z.coerce.number().int().min(1).safeParse(value)
  if (!limit.success) {
    return fault('INVALID_LIMIT_QUERY', '/limit', 'The limit must be a positive integer.')
  }
  if (limit.data <= MAX_LIMIT) return ok(limit.data)
  const detail = `The limit must be lower than or equal to MAX_LIMIT(=${MAX_LIMIT}). Given: ${limit.data}`
  return fault('QUERY_LIMIT_EXCEEDED', '/limit', detail)
}

function parseAssociations(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value)
    : []
}

function fault(code: string, pointer: string, detail: string) {
  return fail({ code: `FRAMEWORK__${code}`, pointer, detail })
}
