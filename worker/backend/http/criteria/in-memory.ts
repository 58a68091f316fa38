import { addDays } from '#shared/domain/calendar.ts'
import type { Criteria } from './criteria.ts'
import type { Filter, Scalar } from './filter.ts'

type Struct = Readonly<Record<string, unknown>>

/** The fields that criteria name and none of the structs has. */
export function unknownFields(criteria: Criteria, structs: readonly Struct[]): readonly string[] {
  const named = [...criteria.filters.flatMap(fieldsOf), ...criteria.sort.map(({ field }) => field)]
  if (structs.length === 0) return []
  return named.filter((field) => !structs.some((struct) => read(struct, field) !== undefined))
}

/** Ids, filters and sorting over a list that is small enough to stand in memory. */
export function searched<S extends Struct>(
  structs: readonly S[],
  { ids, filters, sort }: Criteria,
  today: string,
): readonly S[] {
  const wanted = new Set(ids)
  const found = structs.filter(
    (struct) =>
      (ids.length === 0 || wanted.has(String(struct.id))) &&
      filters.every((filter) => matches(struct, filter, today)),
  )
  return [...found].sort((a, b) => {
    for (const { field, descending } of sort) {
      const order = compare(read(a, field), read(b, field))
      if (order !== 0) return descending ? -order : order
    }
    return 0
  })
}

function matches(struct: Struct, filter: Filter, today: string): boolean {
  if ('queries' in filter) {
    const holds = (query: Filter) => matches(struct, query, today)
    if (filter.kind === 'and') return filter.queries.every(holds)
    if (filter.kind === 'or') return filter.queries.some(holds)
    if (filter.kind === 'nand') return !filter.queries.every(holds)
    return !filter.queries.some(holds)
  }
  const value = read(struct, filter.field)
  const text = String(value ?? '').toLowerCase()
  switch (filter.kind) {
    case 'equals':
      return isSame(value, filter.value)
    case 'equalsAny':
      return filter.values.some((wanted) => isSame(value, wanted))
    case 'equalsAll':
      return filter.values.every((wanted) => isSame(value, wanted))
    case 'contains':
      return text.includes(filter.value.toLowerCase())
    case 'prefix':
      return text.startsWith(filter.value.toLowerCase())
    case 'suffix':
      return text.endsWith(filter.value.toLowerCase())
    case 'range':
      return isWithin(value, filter.bounds)
    case 'until':
      return isWithin(value, { [filter.operator]: addDays(today, filter.days) })
    case 'since': {
      const mirrored = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' } as const
      return isWithin(value, { [mirrored[filter.operator]]: addDays(today, -filter.days) })
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

/** A GET query knows text only, so `true` and `"true"` are the same. */
function isSame(value: unknown, wanted: Scalar): boolean {
  if (Array.isArray(value)) return value.some((entry) => isSame(entry, wanted))
  if (value === null || value === undefined) return wanted === null
  return String(value) === String(wanted)
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number') return a - Number(b)
  return String(a ?? '').localeCompare(String(b ?? ''))
}

function read(struct: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined,
      struct,
    )
}

function fieldsOf(filter: Filter): readonly string[] {
  return 'queries' in filter ? filter.queries.flatMap(fieldsOf) : [filter.field]
}
