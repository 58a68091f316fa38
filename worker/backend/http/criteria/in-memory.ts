import { addDays } from '#shared/domain/calendar.ts'
import type { Aggregation } from './aggregation.ts'
import type { Criteria } from './criteria.ts'
import type { Filter, Scalar } from './filter.ts'
import { readField, valuesOf, type Struct } from './read-field.ts'
import type { Sort } from './sort.ts'

/** Maximum number of words of a term; the rest is ignored. */
const MAX_WORDS = 8

/** The words of a term, up to the maximum. */
export function wordsOf(term: string): readonly string[] {
  return term.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

function fieldsOf(criteria: Criteria): readonly string[] {
  return [
    ...[...criteria.filters, ...criteria.postFilters].flatMap(fieldsOfFilter),
    ...criteria.sort.map(({ field }) => field),
    ...criteria.grouping,
    ...criteria.aggregations.flatMap(fieldsOfAggregation),
  ]
}

export function fieldsOfAggregation(aggregation: Aggregation): readonly string[] {
  const inner = 'inner' in aggregation && aggregation.inner ? [aggregation.inner] : []
  const own =
    aggregation.type === 'filter'
      ? aggregation.filters.flatMap(fieldsOfFilter)
      : [aggregation.field]
  return [...own, ...inner.flatMap(fieldsOfAggregation)]
}

/** Requested fields that no struct has. */
export function unknownFields(criteria: Criteria, structs: readonly Struct[]): readonly string[] {
  if (structs.length === 0) return []
  return fieldsOf(criteria).filter(
    (field) => !structs.some((struct) => readField(struct, field) !== undefined),
  )
}

/** Applies ids, term and filters to a list that is small enough for memory. */
export function filtered<S extends Struct>(
  structs: readonly S[],
  { ids, term, filters }: Criteria,
  today: string,
): readonly S[] {
  const chosenIds = new Set(ids)
  const words = wordsOf(term.toLowerCase())
  return structs.filter(
    (struct) =>
      (ids.length === 0 || chosenIds.has(String(readField(struct, 'id')))) &&
      words.every((word) => textContains(struct, word)) &&
      filters.every((filter) => matches(struct, filter, today)),
  )
}

/** Applies post-filters, sorting and grouping to the matches. */
export function arrange<S extends Struct>(
  found: readonly S[],
  { postFilters, sort, grouping }: Criteria,
  today: string,
): readonly S[] {
  const left = found.filter((struct) =>
    postFilters.every((filter) => matches(struct, filter, today)),
  )
  const sorted = left.toSorted((a, b) => {
    for (const by of sort) {
      const order = compare(sortValue(a, by), sortValue(b, by), by.natural)
      if (order !== 0) return by.descending ? -order : order
    }
    return 0
  })
  if (grouping.length === 0) return sorted
  const firsts = new Map<string, S>()
  for (const struct of sorted) {
    const group = JSON.stringify(grouping.map((field) => readField(struct, field) ?? null))
    if (!firsts.has(group)) firsts.set(group, struct)
  }
  return [...firsts.values()]
}

/** Whether a struct matches a filter. If its field has several values, one must match. */
export function matches(struct: Struct, filter: Filter, today: string): boolean {
  if ('queries' in filter) {
    const holds = (query: Filter) => matches(struct, query, today)
    if (filter.kind === 'and') return filter.queries.every(holds)
    if (filter.kind === 'or') return filter.queries.some(holds)
    if (filter.kind === 'nand') return !filter.queries.every(holds)
    return !filter.queries.some(holds)
  }
  const values = valuesOf(struct, filter.field)
  const texts = () => values.map((value) => String(value ?? '').toLowerCase())
  switch (filter.kind) {
    case 'equals':
      return isAmong(values)(filter.value)
    case 'equalsAny':
      return filter.values.some(isAmong(values))
    case 'equalsAll':
      return filter.values.every(isAmong(values))
    case 'contains':
      return texts().some((text) => text.includes(filter.value.toLowerCase()))
    case 'prefix':
      return texts().some((text) => text.startsWith(filter.value.toLowerCase()))
    case 'suffix':
      return texts().some((text) => text.endsWith(filter.value.toLowerCase()))
    case 'range':
      return values.some((value) => isWithin(value, filter.bounds))
    case 'until': {
      const until = { [filter.operator]: addDays(today, filter.days) }
      return values.some((value) => isWithin(value, until))
    }
    case 'since': {
      const mirrored = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' } as const
      const since = { [mirrored[filter.operator]]: addDays(today, -filter.days) }
      return values.some((value) => isWithin(value, since))
    }
  }
}

type Bounds = Extract<Filter, { kind: 'range' }>['bounds']

function isWithin(value: unknown, { gt, gte, lt, lte }: Bounds): boolean {
  if (value === null || value === undefined) return false
  return (
    (gt === undefined || compare(value, gt) > 0) &&
    (gte === undefined || compare(value, gte) >= 0) &&
    (lt === undefined || compare(value, lt) < 0) &&
    (lte === undefined || compare(value, lte) <= 0)
  )
}

/** GET queries contain only text, so `true`, `"true"` and PHP's `"1"` are equal. */
function isAmong(values: readonly unknown[]): (value: Scalar) => boolean {
  const present = new Set<string>()
  for (const value of values) {
    if (value === null || value === undefined) continue
    present.add(String(value))
    if (typeof value === 'boolean') present.add(String(Number(value)))
  }
  return (value) => (value === null ? present.size === 0 : present.has(String(value)))
}

function compare(a: unknown, b: unknown, natural = false): number {
  if (typeof a === 'number') return a - Number(b)
  return String(a ?? '').localeCompare(String(b ?? ''), 'de', { numeric: natural })
}

function sortValue(struct: Struct, { field, counted }: Sort): unknown {
  if (counted) return valuesOf(struct, field).filter((value) => value != null).length
  return valuesOf(struct, field)[0]
}

/** Whether a word is in any visible text of a struct. */
function textContains(struct: Struct, word: string): boolean {
  return Object.entries(struct).some(
    ([field, value]) =>
      typeof value === 'string' &&
      !/(?:^id|Id|apiAlias|url)$/.test(field) &&
      value.toLowerCase().includes(word),
  )
}

function fieldsOfFilter(filter: Filter): readonly string[] {
  return 'queries' in filter ? filter.queries.flatMap(fieldsOfFilter) : [filter.field]
}
