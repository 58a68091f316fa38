import { addDays } from '#shared/domain/calendar.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { Sort } from './criteria.ts'
import type { CriteriaFault, Filter, Scalar } from './filter.ts'

/**
 * How a field of an entity is asked for: one value of the row, or a set of values in rows of their
 * own (`from` and `on` say which), of which one must fit.
 */
export type SqlField = Readonly<{
  sql: string
  set?: Readonly<{ from: string; on: string }>
  flag?: boolean
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
    terms.push(`${known.value.sql} ${descending ? 'DESC' : 'ASC'}`)
  }
  return ok([...terms, last].join(', '))
}

function compile(filter: Filter, compiler: Compiler): Result<string, CriteriaFault> {
  if ('queries' in filter) return compileBranch(filter, compiler)
  const known = fieldOf(filter.field, compiler)
  if (!known.ok) return known
  const { sql, set, flag = false } = known.value
  const param = (value: unknown) => {
    const isTrue = flag && (value === 'true' || value === '1')
    const isFalse = flag && (value === 'false' || value === '0' || value === '')
    const index = compiler.values.push(isTrue ? true : isFalse ? false : value) - 1
    return `json_extract(?1, '$[${index}]')`
  }
  const fits = (condition: string) =>
    set ? `EXISTS (SELECT 1 FROM ${set.from} WHERE ${set.on} AND ${condition})` : condition
  const equals = (value: Scalar) =>
    set && value === null
      ? `NOT EXISTS (SELECT 1 FROM ${set.from} WHERE ${set.on})`
      : fits(`${sql} IS ${param(value)}`)
  const is = (condition: string) => ok(`coalesce(${condition}, 0)`)

  switch (filter.kind) {
    case 'equals':
      return ok(equals(filter.value))
    case 'equalsAny':
      return ok(filter.values.length === 0 ? '0' : `(${filter.values.map(equals).join(' OR ')})`)
    case 'equalsAll':
      return ok(filter.values.length === 0 ? '1' : `(${filter.values.map(equals).join(' AND ')})`)
    case 'contains':
      return is(fits(`instr(lower(${sql}), lower(${param(filter.value)})) > 0`))
    case 'prefix':
      return is(fits(`instr(lower(${sql}), lower(${param(filter.value)})) = 1`))
    case 'suffix': {
      const end = param(filter.value)
      return is(fits(`lower(substr(${sql}, -length(${end}))) = lower(${end})`))
    }
    case 'range': {
      const { gt, gte, lt, lte } = filter.bounds
      const bounds = Object.entries({ gt, gte, lt, lte }) as [keyof typeof COMPARISON, unknown][]
      const conditions = bounds
        .filter(([, bound]) => bound !== undefined)
        .map(([name, bound]) => `${sql} ${COMPARISON[name]} ${param(bound)}`)
      return conditions.length === 0 ? ok('1') : is(fits(conditions.join(' AND ')))
    }
    case 'until':
      return is(
        fits(
          `${sql} ${COMPARISON[filter.operator]} ${param(addDays(compiler.today, filter.days))}`,
        ),
      )
    case 'since': {
      const day = param(addDays(compiler.today, -filter.days))
      return is(fits(`${sql} ${COMPARISON[MIRRORED[filter.operator]]} ${day}`))
    }
  }
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
