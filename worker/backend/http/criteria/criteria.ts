import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Input } from '../input/json-object.ts'
import { malformedId } from '../refusals.ts'
import { quoteInput } from '../store-api-error.ts'
import { parseAggregations, type Aggregation } from './aggregation.ts'
import { boundedValues } from './bounds.ts'
import { parseFilters, type CriteriaError, type Filter } from './filter.ts'
import { parseSort, type Sort } from './sort.ts'

/** A complete search request (docs/store-api.md#criteria-grammar). `limit` null means no limit. */
export type Criteria = Readonly<{
  ids: readonly string[]
  filters: readonly Filter[]
  /** Filter the elements without changing the aggregations. */
  postFilters: readonly Filter[]
  /** A search term; every word must be found. Empty for none. */
  term: string
  sort: readonly Sort[]
  page: number
  limit: number
  totalCount: 'none' | 'exact' | 'next-pages'
  /** Only the first of several elements with equal values in these fields is returned. */
  grouping: readonly string[]
  aggregations: readonly Aggregation[]
  associations: readonly string[]
  /** Requested fields of the elements; null for all. */
  fields: readonly string[] | null
}>

const MAX_LIMIT = 100
const MAX_IDS = 500
const MAX_PAGE = 1_000_000
const MAX_TERM_LENGTH = 200

const TOTAL_COUNT_MODES: Readonly<Record<string, Criteria['totalCount']>> = {
  0: 'none',
  1: 'exact',
  2: 'next-pages',
  none: 'none',
  exact: 'exact',
  'next-pages': 'next-pages',
}
const Page = z.coerce.number().int().min(1).max(MAX_PAGE)
const Fields = z.array(z.string().min(1).max(100)).max(100)
const Grouping = z
  .union([z.string().transform((field) => [field]), z.array(z.string())])
  .pipe(z.array(z.string().min(1).max(100)).max(5))

/** Parses a search request. Ignores unknown parameters and fails for malformed ones. */
export function parseCriteria(input: Input): Result<Criteria, CriteriaError> {
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
  const page = Page.safeParse(input.page ?? 1)
  if (!page.success) {
    const detail = 'The page parameter must be a positive integer.'
    return criteriaError('INVALID_PAGE_QUERY', '/page', detail, { page: shortened(input.page) })
  }
  const aggregations = parseAggregations(input.aggregations)
  if (!aggregations.ok) return aggregations
  const grouping = Grouping.safeParse(input.grouping ?? [])
  if (!grouping.success) {
    return criteriaError(
      'INVALID_GROUPING_QUERY',
      '/grouping',
      'The grouping is no list of fields.',
    )
  }
  const fields = Fields.nullable().safeParse(input.fields ?? null)
  if (!fields.success) {
    return criteriaError('INVALID_FIELDS_QUERY', '/fields', 'The fields are no list of names.')
  }
  return boundedValues({
    ids: ids.value,
    filters: filters.value,
    postFilters: postFilters.value,
    term: typeof input.term === 'string' ? input.term.trim().slice(0, MAX_TERM_LENGTH) : '',
    sort: sort.value,
    // A list of ids returns all of them.
    page: ids.value.length > 0 ? 1 : page.data,
    limit: ids.value.length > 0 ? ids.value.length : limit.value,
    totalCount: TOTAL_COUNT_MODES[String(input['total-count-mode'] ?? 0)] ?? 'none',
    grouping: grouping.data,
    aggregations: aggregations.value,
    associations: [...associationsOf(input)],
    fields: fields.data?.length === 0 ? null : fields.data,
  })
}

function parseIds(value: unknown): Result<readonly string[], CriteriaError> {
  if (value === undefined || value === null) return ok([])
  const list = typeof value === 'string' ? value.split('|') : value
  const ids = z.array(z.string()).max(MAX_IDS).safeParse(list)
  if (!ids.success) {
    return criteriaError(
      'INVALID_IDS',
      '/ids',
      `The ids are no list of at most ${MAX_IDS} strings.`,
    )
  }
  if (ids.data.length === 0) return fail(NO_IDS)
  const broken = ids.data.find((id) => !isHexId(id))
  if (broken === undefined) return ok([...new Set(ids.data)])
  return fail({ ...malformedId(broken), pointer: null })
}

/** A request for specific ids without any id is an error. */
const NO_IDS: CriteriaError = {
  code: 'FRAMEWORK__INVALID_API_CRITERIA_IDS',
  pointer: null,
  detail: 'Invalid ids provided in criteria. Ids should not be empty.',
  parameters: { ids: '', reason: 'Ids should not be empty' },
}

function parseLimit(value: unknown): Result<number, CriteriaError> {
  if (value === undefined || value === null) return ok(MAX_LIMIT)
  const limit = z.coerce.number().int().min(1).safeParse(value)
  if (!limit.success) {
    const detail = 'The limit must be a positive integer.'
    return criteriaError('INVALID_LIMIT_QUERY', '/limit', detail, { limit: shortened(value) })
  }
  if (limit.data <= MAX_LIMIT) return ok(limit.data)
  const detail = `The limit must be lower than or equal to MAX_LIMIT(=${MAX_LIMIT}). Given: ${limit.data}`
  const parameters = { maxLimit: MAX_LIMIT, limit: limit.data }
  return criteriaError('QUERY_LIMIT_EXCEEDED', '/limit', detail, parameters)
}

const Associations = z.record(z.string(), z.unknown())

/** The requested associations at the top level. */
export function associationsOf(input: Input): ReadonlySet<string> {
  const requested = Associations.safeParse(input.associations)
  return new Set(requested.success ? Object.keys(requested.data) : [])
}

/** The requested associations inside another one. */
export function associationsWithin(input: Input, name: string): ReadonlySet<string> {
  const requested = Associations.safeParse(input.associations)
  const inner = Associations.safeParse(requested.data?.[name])
  return associationsOf(inner.data ?? {})
}

function criteriaError(
  code: string,
  pointer: string,
  detail: string,
  parameters?: Readonly<Record<string, unknown>>,
) {
  return fail({ code: `FRAMEWORK__${code}`, pointer, detail, ...(parameters && { parameters }) })
}

/** Numbers stay numbers; other values become text. */
const shortened = (value: unknown) => (typeof value === 'number' ? value : quoteInput(value))
