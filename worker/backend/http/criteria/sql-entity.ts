import type { SqlFields } from './sql.ts'

/** An entity that stands in tables; `?1` are the values of the criteria, `?2` the scope. */
export type SqlEntity = Readonly<{
  entity: string
  fields: SqlFields
  /** The tables that `fields` names, as they stand after FROM. */
  tables: string
  /** Tables with exactly one row for each row of those; joined only where a piece names them. */
  joins?: readonly Readonly<{ alias: string; sql: string }>[]
  /** What is read of a row. */
  columns: string
  /** A condition that always holds. */
  where: string
  /** What the words of a `term` are looked for in. */
  termFields: readonly string[]
  /** The order of rows that the sort leaves equal. */
  last: string
  /** The tables, joined so that rows come in that order: a page of all is read without the rest. */
  inOrder?: string
  /** Fields of which an exact value leaves few rows, found by an index. */
  few?: readonly string[]
  /** SQL of fields whose values are unique: sorting by one needs no further order. */
  unique?: readonly string[]
}>

/** The tables after FROM in a statement that is made of these pieces. */
export function tablesIn({ tables, joins = [] }: SqlEntity, pieces: readonly string[]): string {
  const spoken = [...pieces]
  const requested: string[] = []
  for (const { alias, sql } of joins.toReversed()) {
    const named = new RegExp(`\\b${alias}\\.`)
    if (!spoken.some((piece) => named.test(piece))) continue
    spoken.push(sql)
    requested.unshift(sql)
  }
  return [tables, ...requested].join(' ')
}
