import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Weighed } from './aggregate.ts'
import type { Aggregation } from './aggregation.ts'
import type { CriteriaError } from './filter.ts'
import { fieldsOfAggregation } from './in-memory.ts'
import { fieldOf, type SqlField } from './sql.ts'
import { tablesIn, type SqlEntity } from './sql-entity.ts'

/** An aggregation over more different values than these is refused: an answer has an end. */
const MAX_ROWS = 20_000

const Row = z.record(z.string(), z.unknown()).and(z.object({ weight: z.int() }))
const List = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(z.unknown()))

/**
 * Statement that reads what an aggregation needs: each different set of values of its fields once,
 * with how many rows have it. Values of a list come as one.
 */
export function selectCounted(
  aggregation: Aggregation,
  table: SqlEntity,
  where: string,
): Result<string, CriteriaError> {
  const columns: string[] = []
  for (const field of namesIn(aggregation)) {
    const known = fieldOf(field, table)
    if (!known.ok) return known
    columns.push(`${columnOf(known.value)} AS v${columns.length}`)
  }
  const names = columns.map((_, index) => `v${index}`).join(', ')
  return ok(
    `SELECT ${names}, count(*) AS weight
     FROM (SELECT ${columns.join(', ')} FROM ${tablesIn(table, [...columns, where])} WHERE ${where})
     GROUP BY ${names} LIMIT ${MAX_ROWS + 1}`,
  )
}

/** The rows of `selectCounted`, with how often each is counted. */
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

function columnOf({ sql, set }: SqlField): string {
  if (!set) return sql
  return `(SELECT json_group_array(DISTINCT ${sql} ORDER BY ${sql}) FROM ${set.from} WHERE ${set.on})`
}

function read(value: unknown, { set, flag }: SqlField): unknown {
  if (set) return List.parse(value)
  return flag && value !== null ? value === 1 : value
}

/** Fields by their paths, as aggregations read them: `options.id` stands inside `options`. */
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
