import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Aggregation } from './aggregation.ts'
import { isSpent, ALLOWANCE_EXCEEDED, type Allowance } from './bounds.ts'
import { bucketKey, histogramKey } from './bucket-key.ts'
import type { CriteriaError } from './filter.ts'
import { matches } from './in-memory.ts'
import { valuesOf, type Struct } from './read-field.ts'

/** A counted struct, and the number of equal rows that it represents. */
export type Weighed = Readonly<{ struct: Struct; weight: number }>

/** The entities of a definition by their ids; empty for an unknown definition. */
export type Entities = (definition: string, ids: readonly string[]) => readonly unknown[]

type About = Readonly<{ today: string; entities: Entities; allowance: Allowance }>
type Bucketing = Extract<Aggregation, { type: 'terms' | 'histogram' }>

/**
 * All aggregations of a criteria by name, as in its response; an empty list without any. Fails
 * after they have used up their allowance.
 */
export function aggregate(
  aggregations: readonly Aggregation[],
  rows: readonly Weighed[],
  about: About,
): Result<object, CriteriaError> {
  if (aggregations.length === 0) return ok([])
  const results: Record<string, object> = {}
  for (const aggregation of aggregations) {
    const [name, result] = namedResult(aggregation, rows, about)
    if (isSpent(about.allowance)) return fail(ALLOWANCE_EXCEEDED)
    results[name] = result
  }
  return ok(results)
}

/** A filter returns the result of its inner aggregation. */
function namedResult(
  aggregation: Aggregation,
  rows: readonly Weighed[],
  about: About,
): readonly [name: string, result: object] {
  if (aggregation.type === 'filter') {
    about.allowance.values -= rows.length * aggregation.filters.length
    const left = rows.filter(({ struct }) =>
      aggregation.filters.every((filter) => matches(struct, filter, about.today)),
    )
    return namedResult(aggregation.inner, left, about)
  }
  const { name } = aggregation
  if (isSpent(about.allowance)) return [name, {}]
  return [name, { name, ...resultOf(aggregation, rows, about), apiAlias: `${name}_aggregation` }]
}

function resultOf(
  aggregation: Exclude<Aggregation, { type: 'filter' }>,
  rows: readonly Weighed[],
  about: About,
): object {
  if (aggregation.type === 'terms' || aggregation.type === 'histogram') {
    return { buckets: bucketsOf(aggregation, rows, about) }
  }
  const values = valuesIn(rows, aggregation.field, about)
  switch (aggregation.type) {
    case 'count':
      return { count: new Set(values.map(({ value }) => bucketKey(value))).size }
    case 'entity': {
      const ids = [...new Set(values.map(({ value }) => String(value)))]
      const entities = about.entities(aggregation.definition, ids)
      about.allowance.buckets -= entities.length
      return { entities }
    }
    case 'range':
      return { ranges: rangeCounts(aggregation.ranges, values) }
    default: {
      const figures = figuresOf(values)
      if (aggregation.type === 'stats') return figures
      return { [aggregation.type]: figures[aggregation.type] }
    }
  }
}

/** Reads nothing after the allowance is used up. */
function valuesIn(rows: readonly Weighed[], field: string, { allowance }: About): Values {
  const all: { value: unknown; weight: number }[] = []
  for (const { struct, weight } of rows) {
    if (isSpent(allowance)) return []
    const values = valuesOf(struct, field)
    allowance.values -= values.length
    for (const value of values) {
      if (value !== null && value !== undefined) all.push({ value, weight })
    }
  }
  return all
}

type Values = readonly Readonly<{ value: unknown; weight: number }>[]

function figuresOf(values: Values) {
  const numbers = values.filter(({ value }) => Number.isFinite(numberOf(value)))
  const weight = numbers.reduce((all, number) => all + number.weight, 0)
  const sum = numbers.reduce((all, number) => all + numberOf(number.value) * number.weight, 0)
  const sorted = values.map(({ value }) => value).sort(ascending)
  return {
    min: textOf(sorted[0]),
    max: textOf(sorted.at(-1)),
    avg: weight === 0 ? null : exact(sum / weight),
    sum: exact(sum),
  }
}

/** The format in which Shopware's database returns the first and last value of a column. */
const textOf = (value: unknown): string | null => (value === undefined ? null : String(value))

/** Rounds sums of decimals, which would otherwise be 14.899999999999999. */
function exact(value: number): number {
  return Number(value.toPrecision(12))
}

function rangeCounts(
  ranges: Extract<Aggregation, { type: 'range' }>['ranges'],
  values: Values,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    ranges.map(({ key, from, to }) => {
      const inside = values.filter(({ value }) => {
        const number = numberOf(value)
        return (from === null || number >= from) && (to === null || number < to)
      })
      return [key, inside.reduce((count, { weight }) => count + weight, 0)]
    }),
  )
}

function bucketsOf(aggregation: Bucketing, rows: readonly Weighed[], about: About) {
  const buckets = new Map<string, Weighed[]>()
  for (const row of rows) {
    if (isSpent(about.allowance)) return []
    const values = valuesOf(row.struct, aggregation.field)
    about.allowance.values -= values.length
    const keys = values
      .filter((value) => value !== null && value !== undefined)
      .map((value) =>
        aggregation.type === 'terms' ? bucketKey(value) : histogramKey(value, aggregation.interval),
      )
    for (const key of new Set(keys)) {
      const bucket = buckets.get(key)
      if (bucket) bucket.push(row)
      else buckets.set(key, [row])
    }
  }
  const { inner } = aggregation
  const counted = [...buckets].map(([key, inside]) => ({
    key,
    count: inside.reduce((count, { weight }) => count + weight, 0),
    inside,
  }))
  const byCount = aggregation.type === 'terms' && aggregation.order.by === 'count'
  const descending =
    aggregation.type === 'terms' ? aggregation.order.descending : aggregation.descending
  counted.sort((a, b) => (byCount ? a.count - b.count : 0) || ascending(a.key, b.key))
  if (descending) counted.reverse()
  const listed = aggregation.type === 'terms' ? counted.slice(0, aggregation.limit) : counted
  about.allowance.buckets -= listed.length
  return listed.map(({ key, count, inside }) => ({
    key,
    count,
    ...(inner && Object.fromEntries([namedResult(inner, inside, about)])),
    apiAlias: 'aggregation_bucket',
  }))
}

function numberOf(value: unknown): number {
  return value === '' ? Number.NaN : Number(value)
}

function ascending(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en', { numeric: true })
}
