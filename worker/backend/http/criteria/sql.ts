import { addDays } from '#shared/domain/calendar.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { Sort } from './criteria.ts'
import type { CriteriaFault, Filter, Scalar } from './filter.ts'

/**
 * How a field of an entity is asked for: one value of the row, or a set of values in rows of their
 * own (`from` and `on` say which), of which one must fit.
 */
type SqlField = Readonly<{
  sql: string
  set?: Readonly<{ from: string; on: string }>
  flag?: boolean
  /** What the field is sorted by, if not by its value. */
  order?: string
}>
export type SqlFields = Readonly<Record<string, SqlField>>

/** A condition and the values it names as `json_extract(?1, '$[n]')`, to be bound as one JSON. */
export type SqlCondition = Readonly<{ sql: string; values: readonly unknown[] }>

const COMPARISON = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const
const MIRRORED = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' } as const
const CONNECTIVE = { and: ' AND ', nand: ' AND ', or: ' OR ', nor: ' OR ' } as const

type Compiler = Readonly<{ fields: SqlFields; entity: string; today: string; values: unknown[] }>

/** Makes SQL of filters, all of which must hold. Fields outside `fields` are refused. */
export function sqlCondition(
  filters: readonly Filter[],
  about: Readonly<{ fields: SqlFields; entity: string; today: string }>,
): Result<SqlCondition, CriteriaFault> {
  const compiler = { ...about, values: [] }
  const sql = compile({ kind: 'and', queries: filters }, compiler)
  return sql.ok ? ok({ sql: sql.value, values: compiler.values }) : sql
}

/** Makes an ORDER BY list; `last` decides between equals. */
export function sqlOrder(
  sort: readonly Sort[],
  about: Readonly<{ fields: SqlFields; entity: string }>,
  last: string,
): Result<string, CriteriaFault> {
  const terms: string[] = []
  for (const { field, descending } of sort) {
    const known = fieldOf(field, about)
    if (!known.ok) return known
    if (known.value.set) return unmapped(field, about.entity)
    terms.push(`${known.value.order ?? known.value.sql} ${descending ? 'DESC' : 'ASC'}`)
  }
  return ok([...terms, last].join(', '))
}

function compile(filter: Filter, compiler: Compiler): Result<string, CriteriaFault> {
  if ('queries' in filter) return compileBranch(filter, compiler)
  const known = fieldOf(filter.field, compiler)
  return known.ok ? ok(`coalesce(${leafSql(filter, known.value, compiler)}, 0)`) : known
}

type Leaf = Exclude<Filter, { queries: unknown }>

function leafSql(filter: Leaf, { sql, set, flag = false }: SqlField, compiler: Compiler): string {
  const param = (value: unknown) => {
    const index = compiler.values.push(flag ? asFlag(value) : value) - 1
    return `json_extract(?1, '$[${index}]')`
  }
  const fits = (condition: string) =>
    set ? `EXISTS (SELECT 1 FROM ${set.from} WHERE ${set.on} AND ${condition})` : condition
  const equals = (value: Scalar) =>
    set && value === null
      ? `NOT EXISTS (SELECT 1 FROM ${set.from} WHERE ${set.on})`
      : fits(`${sql} IS ${param(value)}`)

  switch (filter.kind) {
    case 'equals':
      return equals(filter.value)
    case 'equalsAny':
      return `(${['0', ...filter.values.map(equals)].join(' OR ')})`
    case 'equalsAll':
      return `(${['1', ...filter.values.map(equals)].join(' AND ')})`
    case 'contains':
      return fits(`instr(lower(${sql}), lower(${param(filter.value)})) > 0`)
    case 'prefix':
      return fits(`instr(lower(${sql}), lower(${param(filter.value)})) = 1`)
    case 'suffix': {
      const end = param(filter.value)
      return fits(`lower(substr(${sql}, -length(${end}))) = lower(${end})`)
    }
    default:
      return fits(
        [
          '1',
          ...bounds(filter, compiler.today).map((at) => `${sql} ${at.sign} ${param(at.bound)}`),
        ].join(' AND '),
      )
  }
}

/** A GET query knows text only. */
function asFlag(value: unknown): unknown {
  if (value === 'true' || value === '1') return true
  return value === 'false' || value === '0' || value === '' ? false : value
}

/** The comparisons of a range, or of a span of days before or after today. */
function bounds(
  filter: Extract<Leaf, { bounds: unknown } | { days: unknown }>,
  today: string,
): readonly Readonly<{ sign: string; bound: string | number }>[] {
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
): Result<string, CriteriaFault> {
  const parts: string[] = []
  for (const query of queries) {
    const part = compile(query, compiler)
    if (!part.ok) return part
    parts.push(part.value)
  }
  const empty = kind === 'or' || kind === 'nor' ? '0' : '1'
  const all = parts.length === 0 ? empty : parts.join(CONNECTIVE[kind])
  return ok(kind === 'nand' || kind === 'nor' ? `NOT (${all})` : `(${all})`)
}

function fieldOf(
  field: string,
  { fields, entity }: Readonly<{ fields: SqlFields; entity: string }>,
): Result<SqlField, CriteriaFault> {
  const name = field.startsWith(`${entity}.`) ? field.slice(entity.length + 1) : field
  const known = Object.hasOwn(fields, name) ? fields[name] : undefined
  return known ? ok(known) : unmapped(field, entity)
}

function unmapped(field: string, entity: string) {
  return fail({
    code: 'FRAMEWORK__UNMAPPED_FIELD',
    pointer: '/filter',
    detail: `Field "${field.slice(0, 100)}" in entity "${entity}" was not found.`,
  })
}
