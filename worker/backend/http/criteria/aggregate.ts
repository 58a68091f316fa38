import type { Aggregation } from './aggregation.ts'
import { bucketKey, histogramKey } from './bucket-key.ts'
import { matches } from './in-memory.ts'
import { valuesOf, type Struct } from './read-field.ts'

/** Something that is counted, as often as it stands for equals of its kind. */
export type Weighed = Readonly<{ struct: Struct; weight: number }>

/** The entities of a definition by their ids; a definition that nobody knows has none. */
export type Entities = (definition: string, ids: readonly string[]) => readonly unknown[]

type About = Readonly<{ today: string; entities: Entities }>
type Bucketing = Extract<Aggregation, { type: 'terms' | 'histogram' }>

/** All aggregations of a criteria by name, as they stand in its answer; none is an empty list. */
export function aggregated(
  aggregations: readonly Aggregation[],
  rows: readonly Weighed[],
  about: About,
): object {
  if (aggregations.length === 0) return []
  return Object.fromEntries(aggregations.map((one) => namedResult(one, rows, about)))
}

/** A filter is no result of its own: what it filters for is. */
function namedResult(
  aggregation: Aggregation,
  rows: readonly Weighed[],
  about: About,
): readonly [name: string, result: object] {
  if (aggregation.type === 'filter') {
    const left = rows.filter(({ struct }) =>
      aggregation.filters.every((filter) => matches(struct, filter, about.today)),
    )
    return namedResult(aggregation.inner, left, about)
  }
  const { name } = aggregation
  return [name, { name, ...resultOf(aggregation, rows, about), apiAlias: `${name}_aggregation` }]
}

function resultOf(
  aggregation: Exclude<Aggregation, { type: 'filter' }>,
  rows: readonly Weighed[],
  about: About,
): object {
  const values = rows.flatMap(({ struct, weight }) =>
    valuesOf(struct, aggregation.field)
      .filter((value) => value !== null && value !== undefined)
      .map((value) => ({ value, weight })),
  )
  switch (aggregation.type) {
    case 'count':
      return { count: new Set(values.map(({ value }) => bucketKey(value))).size }
    case 'entity': {
      const ids = [...new Set(values.map(({ value }) => String(value)))]
      return { entities: about.entities(aggregation.definition, ids) }
    }
    case 'range':
      return { ranges: rangeCounts(aggregation.ranges, values) }
    case 'terms':
    case 'histogram':
      return { buckets: bucketsOf(aggregation, rows, about) }
    default: {
      const figures = figuresOf(values)
      if (aggregation.type === 'stats') return figures
      return { [aggregation.type]: figures[aggregation.type] }
    }
  }
}

type Values = readonly Readonly<{ value: unknown; weight: number }>[]

function figuresOf(values: Values) {
  const numbers = values.filter(({ value }) => Number.isFinite(numberOf(value)))
  const weight = numbers.reduce((all, one) => all + one.weight, 0)
  const sum = numbers.reduce((all, one) => all + numberOf(one.value) * one.weight, 0)
  const sorted = values.map(({ value }) => value).sort(ascending)
  return {
    min: sorted[0] ?? null,
    max: sorted.at(-1) ?? null,
    avg: weight === 0 ? null : exact(sum / weight),
    sum: exact(sum),
  }
}

/** Decimals of the wire that were added up: nobody wants to read 14.899999999999999. */
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
    const keys = valuesOf(row.struct, aggregation.field)
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
  const limit = aggregation.type === 'terms' ? aggregation.limit : null
  return counted.slice(0, limit ?? counted.length).map(({ key, count, inside }) => ({
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
