import { addDays } from '#shared/domain/calendar.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { unknownField, type CriteriaError, type Filter, type Scalar } from './filter.ts'
import { integer, list, sql, type Sql } from '#worker/backend/sql/sql.ts'
import type { Sort } from './sort.ts'

/**
 * How SQL reads a field: one value of the row, or several values in other rows (named by `from` and
 * `on`), of which one must match.
 */
export type SqlField = Readonly<{
  sql: Sql
  set?: Readonly<{ from: Sql; on: Sql; once?: Once }>
  flag?: boolean
  /** Whether no two rows have the same value: a list that is sorted by it needs no further order. */
  unique?: boolean
  /** A number, so its comparison value must be a number too. */
  number?: boolean
  /** SQL for sorting, if it differs from the value. */
  order?: Sql
  /** The lower-case value, for a field whose equality ignores case. */
  folded?: Sql
}>
/**
 * How the other rows are read once for a large table, by an index of their values. `key` must be
 * one of `keys` in the rows `from` with `where`.
 */
type Once = Readonly<{ key: Sql; keys: Sql; from: Sql; where: Sql }>

/** Fields whose values are in other rows. */
export const inRows =
  (from: Sql, on: Sql, once?: Once) =>
  (value: Sql): SqlField => ({ sql: value, set: once ? { from, on, once } : { from, on } })

export type SqlFields = Readonly<Record<string, SqlField>>

const COMPARISON = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const
const MIRRORED = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' } as const
const CONNECTIVE = { and: ' AND ', nand: ' AND ', or: ' OR ', nor: ' OR ' } as const

type About = Readonly<{
  fields: SqlFields
  entity: string
  today: string
  /** Whether other filters match few rows, so that each is checked individually. */
  isFew?: boolean
}>
type Compiler = About & Readonly<{ values: unknown[] }>

/**
 * Builds a condition from filters, all of which must match. Their values are added to `values`,
 * which is bound as one JSON value. Fails for fields outside `fields`.
 */
export function sqlCondition(
  filters: readonly Filter[],
  about: About,
  values: unknown[],
): Result<Sql, CriteriaError> {
  return compile({ kind: 'and', queries: filters }, { ...about, values })
}

/** Builds an ORDER BY list. `last` orders equal rows, unless a field is unique. */
export function sqlOrder(
  sort: readonly Sort[],
  about: Readonly<{ fields: SqlFields; entity: string }>,
  last: Sql,
): Result<Sql, CriteriaError> {
  const terms: Sql[] = []
  let hasEquals = true
  for (const { field, descending, natural, counted } of sort) {
    const known = fieldOf(field, about)
    if (!known.ok) return known
    const { sql: value, set, order = value, unique } = known.value
    const direction = descending ? sql`DESC` : sql`ASC`
    if (counted) {
      const count = set
        ? sql`(SELECT count(*) FROM ${set.from} WHERE ${set.on})`
        : sql`(${value} IS NOT NULL)`
      terms.push(sql`${count} ${direction}`)
    } else if (set) return fail(unknownField(field, about.entity))
    else if (natural) terms.push(sql`length(${order}) ${direction}`, sql`${order} ${direction}`)
    else {
      terms.push(sql`${order} ${direction}`)
      if (unique) hasEquals = false
    }
  }
  return ok(list(hasEquals ? [...terms, last] : terms))
}

function compile(filter: Filter, compiler: Compiler): Result<Sql, CriteriaError> {
  if ('queries' in filter) return compileBranch(filter, compiler)
  const known = fieldOf(filter.field, compiler)
  if (!known.ok) return known
  if (known.value.number && !namesFigures(filter)) {
    return fail({
      code: 'FRAMEWORK__INVALID_FILTER_QUERY',
      pointer: '/filter',
      detail: `Field "${filter.field}" is compared with something that is no number.`,
    })
  }
  return ok(leafSql(filter, known.value, compiler))
}

function namesFigures(filter: Leaf): boolean {
  const isFigure = (value: unknown) =>
    value === null || (value !== '' && Number.isFinite(Number(value)))
  if (filter.kind === 'equals') return isFigure(filter.value)
  if ('values' in filter) return filter.values.every(isFigure)
  return filter.kind !== 'range' || Object.values(filter.bounds).every(isFigure)
}

type Leaf = Exclude<Filter, { queries: unknown }>

function leafSql(filter: Leaf, field: SqlField, compiler: Compiler): Sql {
  const { sql: own, set, folded = own } = field
  const { values } = compiler
  const bound = (value: unknown) => integer(values.push(value) - 1)
  const param = (value: unknown) => sql`(${values} ->> ${bound(input(value, field))})`
  const operand = (value: unknown) => {
    const read = input(value, field)
    return field.folded && typeof read === 'string' ? read.toLowerCase() : read
  }
  const fits = (condition: Sql) => {
    if (!set) return condition
    if (set.once && !compiler.isFew) {
      const { key, keys, from, where } = set.once
      return sql`${key} IN (SELECT ${keys} FROM ${from} WHERE ${where} AND ${condition})`
    }
    return sql`EXISTS (SELECT 1 FROM ${set.from} WHERE ${set.on} AND ${condition})`
  }
  const equals = (value: Scalar) =>
    set && value === null
      ? sql`NOT EXISTS (SELECT 1 FROM ${set.from} WHERE ${set.on})`
      : fits(sql`${folded} IS ${param(operand(value))}`)

  switch (filter.kind) {
    case 'equals':
      return equals(filter.value)
    case 'equalsAny': {
      // One list instead of many conditions, because SQLite limits the depth of expressions.
      const some = filter.values.filter((value) => value !== null)
      const at = bound(some.map(operand))
      const among = sql`json_each(${values}, '$[' || ${at} || ']')`
      const any = fits(sql`${folded} IN (SELECT value FROM ${among})`)
      return some.length < filter.values.length ? sql`(${any} OR ${equals(null)})` : any
    }
    case 'equalsAll':
      return sql`(${list([sql`1`, ...filter.values.map(equals)], ' AND ')})`
    case 'contains':
      return fits(sql`instr(lower(${own}), lower(${param(filter.value)})) > 0`)
    case 'prefix':
      return fits(sql`instr(lower(${own}), lower(${param(filter.value)})) = 1`)
    case 'suffix': {
      const end = param(filter.value)
      return fits(sql`lower(substr(${own}, -length(${end}))) = lower(${end})`)
    }
    default: {
      const limits = bounds(filter, compiler.today)
      return fits(
        list(
          [sql`1`, ...limits.map(({ sign, bound: limit }) => sql`${own} ${sign} ${param(limit)}`)],
          ' AND ',
        ),
      )
    }
  }
}

/** GET queries contain only text. */
function input(value: unknown, { flag = false, number = false }: SqlField): unknown {
  if (number) return value === null ? null : Number(value)
  if (!flag) return value
  if (value === 'true' || value === '1') return true
  return value === 'false' || value === '0' || value === '' ? false : value
}

/** The comparisons of a range, or of a number of days before or after today. */
function bounds(
  filter: Extract<Leaf, { bounds: unknown } | { days: unknown }>,
  today: string,
): readonly Readonly<{ sign: Sql; bound: string | number }>[] {
  if ('days' in filter) {
    const { kind, operator, days } = filter
    return kind === 'until'
      ? [{ sign: COMPARISON[operator], bound: addDays(today, days) }]
      : [{ sign: COMPARISON[MIRRORED[operator]], bound: addDays(today, -days) }]
  }
  return (['gt', 'gte', 'lt', 'lte'] as const).flatMap((name) => {
    const bound = filter.bounds[name]
    return bound === undefined ? [] : [{ sign: COMPARISON[name], bound }]
  })
}

function compileBranch(
  { kind, queries }: Extract<Filter, { queries: unknown }>,
  compiler: Compiler,
): Result<Sql, CriteriaError> {
  const parts: Sql[] = []
  for (const query of queries) {
    const part = compile(query, compiler)
    if (!part.ok) return part
    parts.push(part.value)
  }
  const empty = kind === 'or' || kind === 'nor' ? sql`0` : sql`1`
  const all = parts.length === 0 ? empty : list(parts, CONNECTIVE[kind])
  // A comparison with NULL counts as false, so that its negation is true. The coalesce is only
  // here, because around each comparison it would prevent the use of an index.
  return ok(kind === 'nand' || kind === 'nor' ? sql`NOT coalesce((${all}), 0)` : sql`(${all})`)
}

/** The SQL of an entity's field. The entity's name may precede it. */
export function fieldOf(
  field: string,
  { fields, entity }: Readonly<{ fields: SqlFields; entity: string }>,
): Result<SqlField, CriteriaError> {
  const name = field.startsWith(`${entity}.`) ? field.slice(entity.length + 1) : field
  const known = Object.hasOwn(fields, name) ? fields[name] : undefined
  return known ? ok(known) : fail(unknownField(field, entity))
}
