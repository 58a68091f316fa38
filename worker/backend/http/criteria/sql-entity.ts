import type { SqlFields } from './sql.ts'

/** An entity that is stored in tables. `?1` contains the values of the criteria, `?2` the scope. */
export type SqlEntity = Readonly<{
  entity: string
  fields: SqlFields
  /** The tables after FROM that `fields` uses. */
  tables: string
  /**
   * Tables with exactly one row per row of those. They are joined only if a part of the statement
   * uses them.
   */
  joins?: readonly Readonly<{ alias: string; sql: string }>[]
  /** The selected columns. */
  columns: string
  /** A condition that always applies. */
  where: string
  /** The fields that `term` searches. */
  termFields: readonly string[]
  /** The final order of rows that the sort leaves equal. */
  last: string
  /** The tables, joined in this order of rows: a page is read without reading the rest. */
  inOrder?: string
  /** Fields with an index, whose exact values match few rows. */
  few?: readonly string[]
  /** Fields with unique values. Sorting by one needs no further order. */
  unique?: readonly string[]
}>

/** The tables after FROM for a statement with these parts. */
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
