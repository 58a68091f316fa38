import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { parseFilters, type CriteriaError, type Filter } from './filter.ts'

type Named = Readonly<{ name: string; field: string }>

/** An aggregation over the elements that a criteria finds (docs/store-api.md#criteria-grammar). */
export type Aggregation =
  | (Named & Readonly<{ type: 'avg' | 'max' | 'min' | 'sum' | 'stats' | 'count' }>)
  | (Named &
      Readonly<{
        type: 'range'
        /** `from` is inclusive, `to` exclusive; null is open. */
        ranges: readonly Readonly<{ key: string; from: number | null; to: number | null }>[]
      }>)
  | (Named & Readonly<{ type: 'entity'; definition: string }>)
  | (Named &
      Readonly<{
        type: 'terms'
        limit: number
        order: Readonly<{ by: 'key' | 'count'; descending: boolean }>
        inner: Aggregation | null
      }>)
  | (Named &
      Readonly<{
        type: 'histogram'
        interval: z.infer<typeof Interval>
        descending: boolean
        inner: Aggregation | null
      }>)
  | Readonly<{ type: 'filter'; name: string; filters: readonly Filter[]; inner: Aggregation }>

/** Deeper than any real request. An invented one must not cost D1 more work. */
const MAX_DEPTH = 4
/** Buckets inside buckets multiply. */
const MAX_BUCKET_DEPTH = 2
const MAX_AGGREGATIONS = 20
const MAX_RANGES = 30
/** The maximum number of returned terms, and the default. */
const MAX_TERMS = 500

const Interval = z.enum(['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'])
const Name = z.string().min(1).max(100)
const Field = z.string().min(1).max(100)
const Order = z.object({
  field: z.string().optional(),
  order: z
    .string()
    .toUpperCase()
    .pipe(z.enum(['ASC', 'DESC']))
    .default('ASC'),
})
const End = z.coerce
  .number()
  .nullish()
  .transform((value) => value ?? null)

const Own = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['avg', 'max', 'min', 'sum', 'stats', 'count']),
    name: Name,
    field: Field,
  }),
  z.object({
    type: z.literal('range'),
    name: Name,
    field: Field,
    ranges: z
      .array(z.object({ key: z.string().max(100).nullish(), from: End, to: End }))
      .min(1)
      .max(MAX_RANGES),
  }),
  z.object({ type: z.literal('entity'), name: Name, field: Field, definition: Name }),
  z.object({
    type: z.literal('filter'),
    name: Name,
    filter: z.unknown().optional(),
    aggregation: z.unknown().optional(),
  }),
  z.object({
    type: z.literal('terms'),
    name: Name,
    field: Field,
    limit: z.coerce.number().int().min(1).max(MAX_TERMS).nullish(),
    sort: Order.nullish(),
    aggregation: z.unknown().optional(),
  }),
  z.object({
    type: z.literal('histogram'),
    name: Name,
    field: Field,
    interval: z.string().toLowerCase().pipe(Interval),
    sort: Order.nullish(),
    aggregation: z.unknown().optional(),
  }),
])

/** Parses `aggregations`. Each has its own name, and some contain another one. */
export function parseAggregations(value: unknown): Result<readonly Aggregation[], CriteriaError> {
  if (value === undefined || value === null) return ok([])
  const list = z.array(z.unknown()).max(MAX_AGGREGATIONS).safeParse(value)
  if (!list.success) return refuse('/aggregations', 'The aggregations are no list, or too long.')
  const aggregations: Aggregation[] = []
  for (const [index, entry] of list.data.entries()) {
    const parsed = parseAggregation(entry, `/aggregations/${index}`, { all: 1, buckets: 0 })
    if (!parsed.ok) return parsed
    aggregations.push(parsed.value)
  }
  return ok(aggregations)
}

/** The nesting depth of an aggregation including itself, and the number of bucket levels. */
type Depth = Readonly<{ all: number; buckets: number }>

function parseAggregation(
  value: unknown,
  pointer: string,
  depth: Depth,
): Result<Aggregation, CriteriaError> {
  const own = Own.safeParse(value)
  if (!own.success) {
    const [issue] = own.error.issues
    const place = issue?.path.map(String).join('/')
    // Without a name or a type no field can be assigned.
    const isNamed = place && !/^(?:name|type)$/.test(place)
    const detail = issue?.message ?? 'It is malformed.'
    return refuse(isNamed ? `${pointer}/${place}` : pointer, detail)
  }
  const makesBuckets = own.data.type === 'terms' || own.data.type === 'histogram'
  const buckets = depth.buckets + (makesBuckets ? 1 : 0)
  if (depth.all > MAX_DEPTH || buckets > MAX_BUCKET_DEPTH) {
    return refuse(pointer, 'The aggregations are nested too deep.')
  }
  const inside = 'aggregation' in own.data ? own.data.aggregation : undefined
  const inner =
    inside === undefined || inside === null
      ? ok(null)
      : parseAggregation(inside, `${pointer}/aggregation`, { all: depth.all + 1, buckets })
  if (!inner.ok) return inner
  return assembled(own.data, inner.value, pointer)
}

function assembled(
  own: z.infer<typeof Own>,
  inner: Aggregation | null,
  pointer: string,
): Result<Aggregation, CriteriaError> {
  switch (own.type) {
    case 'filter': {
      if (!inner) return refuse(`${pointer}/aggregation`, 'There is nothing to be filtered for.')
      const filters = parseFilters(own.filter, `${pointer}/filter`)
      if (!filters.ok) return filters
      return ok({ type: 'filter', name: own.name, filters: filters.value, inner })
    }
    case 'terms': {
      const { type, name, field, limit, sort } = own
      const by = sort?.field === '_count' ? 'count' : 'key'
      const order = { by, descending: sort?.order === 'DESC' } as const
      return ok({ type, name, field, limit: limit ?? MAX_TERMS, order, inner })
    }
    case 'histogram': {
      const { type, name, field, interval, sort } = own
      return ok({ type, name, field, interval, descending: sort?.order === 'DESC', inner })
    }
    case 'range': {
      const ranges = own.ranges.map(({ key, from, to }) => ({
        key: key ?? `${from ?? '*'}-${to ?? '*'}`,
        from,
        to,
      }))
      return ok({ ...own, ranges })
    }
    default:
      return ok(own)
  }
}

function refuse(pointer: string, detail: string) {
  return fail({ code: 'FRAMEWORK__INVALID_AGGREGATION_QUERY', pointer, detail })
}
