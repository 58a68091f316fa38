import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { aggregate, type Entities } from './aggregate.ts'
import { boundedComparisons, boundedStatements, fullAllowance } from './bounds.ts'
import type { Criteria } from './criteria.ts'
import type { CriteriaError, Filter } from './filter.ts'
import { wordsOf } from './in-memory.ts'
import { batch, rowsOf } from '#worker/backend/sql/run.ts'
import { list, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { fieldOf, sqlCondition, sqlOrder } from './sql.ts'
import { tablesIn, type SqlEntity } from './sql-entity.ts'
import { selectCounted, readCounted } from './sql-counted.ts'

type About = Readonly<{
  today: string
  entities: () => Promise<Entities>
}>
export type FoundRows = Readonly<{ rows: readonly unknown[]; total: number; aggregations: object }>

const Count = z.object({ total: z.int() })

/** Searches tables with the complete criteria grammar, in one round trip. */
export async function sqlSearch(
  db: D1Database,
  table: SqlEntity,
  criteria: Criteria,
  { today, entities }: About,
): Promise<Result<FoundRows, CriteriaError>> {
  const about = { ...table, today, isFew: leavesFew(criteria, table) }
  const values: unknown[] = []
  const narrowing = [...named(criteria), ...termFilters(criteria, table)]
  const bounded = boundedComparisons(narrowing, criteria.postFilters, criteria.aggregations)
  if (!bounded.ok) return bounded
  const narrowed = sqlCondition(narrowing, about, values)
  if (!narrowed.ok) return narrowed
  const left = sqlCondition(criteria.postFilters, about, values)
  if (!left.ok) return left
  const order = sqlOrder(criteria.sort, about, table.last)
  if (!order.ok) return order
  const groups = groupsOf(criteria.grouping, table)
  if (!groups.ok) return groups
  const where = sql`${table.where} AND ${narrowed.value}`
  const listed = sql`${where} AND ${left.value}`

  const counted: Sql[] = []
  for (const aggregation of criteria.aggregations) {
    const statement = selectCounted(aggregation, table, where)
    if (!statement.ok) return statement
    counted.push(statement.value)
  }
  const { page, limit, totalCount } = criteria
  const isWhole = narrowing.length + criteria.postFilters.length + criteria.sort.length === 0
  const tables = isWhole ? table.inOrder : undefined
  const limits = sql`LIMIT ${limit} OFFSET ${(page - 1) * limit}`
  const pageStatement = pageSql(table, listed, order.value, groups.value, limits, tables)
  const countStatement = countSql(table, totalCount === 'none' ? sql`0` : listed, groups.value)
  const statements = [pageStatement, countStatement, ...counted]
  const short = boundedStatements(statements)
  if (!short.ok) return short
  const [rows, count, ...others] = await batch(db, statements)
  const known = criteria.aggregations.some(namesEntities) ? await entities() : () => []
  const allowance = fullAllowance()
  const results: object[] = []
  for (const [index, aggregation] of criteria.aggregations.entries()) {
    const weighed = readCounted(aggregation, table, others[index]?.results ?? [])
    if (!weighed.ok) return weighed
    const result = aggregate([aggregation], weighed.value, { today, entities: known, allowance })
    if (!result.ok) return result
    results.push(result.value)
  }
  return ok({
    rows: rows?.results ?? [],
    total: rowsOf(Count, count)[0]?.total ?? 0,
    aggregations: results.length === 0 ? [] : Object.assign({}, ...results),
  })
}

/** A list of ids is applied as a filter. */
function named({ ids, filters }: Criteria): readonly Filter[] {
  if (ids.length === 0) return filters
  return [{ kind: 'equalsAny', field: 'id', values: ids }, ...filters]
}

/**
 * Whether an id or another exact value matches few rows, so that these rows are checked
 * individually.
 */
function leavesFew({ ids, filters }: Criteria, { entity, few = [] }: SqlEntity): boolean {
  const isExact = (filter: Filter): boolean => {
    if ('queries' in filter) return filter.kind === 'and' && filter.queries.some(isExact)
    const field = filter.field.replace(new RegExp(`^${entity}\\.`), '')
    return (filter.kind === 'equals' || filter.kind === 'equalsAny') && few.includes(field)
  }
  return ids.length > 0 || filters.some(isExact)
}

/** Each word of a term must be in one of the fields. */
function termFilters({ term }: Criteria, { termFields }: SqlEntity): readonly Filter[] {
  return wordsOf(term).map((value) => ({
    kind: 'or',
    queries: termFields.map((field) => ({ kind: 'contains', field, value })),
  }))
}

function groupsOf(
  grouping: readonly string[],
  table: SqlEntity,
): Result<Sql | null, CriteriaError> {
  const groups: Sql[] = []
  for (const field of grouping) {
    const known = fieldOf(field, table)
    if (!known.ok) return known
    if (known.value.set) {
      const detail = `Field "${field}" holds several values: nothing can be grouped by it.`
      return fail({ code: 'FRAMEWORK__INVALID_GROUPING_QUERY', pointer: '/grouping', detail })
    }
    groups.push(known.value.sql)
  }
  return ok(groups.length === 0 ? null : list(groups))
}

function pageSql(
  table: SqlEntity,
  where: Sql,
  order: Sql,
  groups: Sql | null,
  limits: Sql,
  inOrder?: Sql,
): Sql {
  const { columns } = table
  const tables = tablesIn(table, [columns, where, order, ...(groups ? [groups] : [])])
  if (!groups) {
    return sql`SELECT ${columns} FROM ${inOrder ?? tables}
      WHERE ${where} ORDER BY ${order} ${limits}`
  }
  return sql`SELECT * FROM (
      SELECT ${columns}, row_number() OVER (ORDER BY ${order}) AS place,
        row_number() OVER (PARTITION BY ${groups} ORDER BY ${order}) AS nth
      FROM ${tables} WHERE ${where})
    WHERE nth = 1 ORDER BY place ${limits}`
}

function countSql(table: SqlEntity, where: Sql, groups: Sql | null): Sql {
  const tables = tablesIn(table, groups ? [where, groups] : [where])
  if (!groups) return sql`SELECT count(*) AS total FROM ${tables} WHERE ${where}`
  return sql`SELECT count(*) AS total FROM (
    SELECT 1 FROM ${tables} WHERE ${where} GROUP BY ${groups})`
}

function namesEntities(aggregation: Criteria['aggregations'][number]): boolean {
  if (aggregation.type === 'entity') return true
  return 'inner' in aggregation && aggregation.inner !== null && namesEntities(aggregation.inner)
}
