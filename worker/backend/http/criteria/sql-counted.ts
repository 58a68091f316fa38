import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Weighed } from './aggregate.ts'
import type { Aggregation } from './aggregation.ts'
import type { CriteriaError } from './filter.ts'
import { fieldsOfAggregation } from './in-memory.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { identifier, integer, list, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { fieldOf, type SqlField } from './sql.ts'
import { tablesIn, type SqlEntity } from './sql-entity.ts'

/** Limit of distinct values. An aggregation with more is refused. */
const MAX_ROWS = 20_000

const Row = z.record(z.string(), z.unknown()).and(z.object({ weight: z.int() }))
const List = json(z.array(z.unknown()))

/**
 * A statement for an aggregation. It returns each distinct combination of values once, with the
 * number of its rows. Values of a list are one value.
 */
export function selectCounted(
  aggregation: Aggregation,
  table: SqlEntity,
  where: Sql,
): Result<Sql, CriteriaError> {
  const columns: Sql[] = []
  for (const field of namesIn(aggregation)) {
    const known = fieldOf(field, table)
    if (!known.ok) return known
    columns.push(sql`${columnOf(known.value)} AS ${nameOf(columns.length)}`)
  }
  const names = list(columns.map((_, index) => nameOf(index)))
  return ok(
    sql`SELECT ${names}, count(*) AS weight
      FROM (SELECT ${list(columns)} FROM ${tablesIn(table, [...columns, where])} WHERE ${where})
      GROUP BY ${names} LIMIT ${integer(MAX_ROWS + 1)}`,
  )
}

/** The rows of `selectCounted`, with their counts. */
export function readCounted(
  aggregation: Aggregation,
  table: SqlEntity,
  results: readonly unknown[],
): Result<readonly Weighed[], CriteriaError> {
  if (results.length > MAX_ROWS) {
    const detail = `Aggregation "${aggregation.name}" has more than ${MAX_ROWS} different values.`
    return fail({ code: 'FRAMEWORK__INVALID_AGGREGATION_QUERY', pointer: '/aggregations', detail })
  }
  const fields = namesIn(aggregation).map((name) => [name, fieldOf(name, table)] as const)
  return ok(
    z
      .array(Row)
      .parse(results)
      .map((row) => {
        const values = fields.map(([name, field], index) => {
          const value = row[`v${index}`]
          return [name, field.ok ? read(value, field.value) : null] as const
        })
        return { struct: nested(values), weight: row.weight }
      }),
  )
}

function namesIn(aggregation: Aggregation): readonly string[] {
  return [...new Set(fieldsOfAggregation(aggregation))]
}

const nameOf = (index: number) => identifier(`v${index}`)

function columnOf({ sql: value, set }: SqlField): Sql {
  if (!set) return value
  return sql`(SELECT json_group_array(DISTINCT ${value} ORDER BY ${value})
    FROM ${set.from} WHERE ${set.on})`
}

function read(value: unknown, { set, flag }: SqlField): unknown {
  if (set) return List.parse(value)
  return flag && value !== null ? value === 1 : value
}

/** Nested fields by path, as aggregations read them: `options.id` is inside `options`. */
function nested(values: readonly (readonly [string, unknown])[]) {
  const root: Record<string, unknown> = {}
  for (const [path, value] of values) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let at = root
    for (const name of names) {
      const below = at[name]
      const next = typeof below === 'object' && below !== null ? { ...below } : {}
      at[name] = next
      at = next
    }
    at[last] = value
  }
  return root
}
