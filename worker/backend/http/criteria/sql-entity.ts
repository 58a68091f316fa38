import { list, type Sql } from '#worker/backend/sql/sql.ts'
import type { SqlFields } from './sql.ts'

/** An entity that is stored in tables. */
export type SqlEntity = Readonly<{
  entity: string
  fields: SqlFields
  /** The tables after FROM that `fields` uses. */
  tables: Sql
  /**
   * Tables with exactly one row per row of those. They are joined only if a part of the statement
   * uses them.
   */
  joins?: readonly Readonly<{ alias: string; sql: Sql }>[]
  /** The selected columns. */
  columns: Sql
  /** A condition that always applies. */
  where: Sql
  /** The fields that `term` searches. */
  termFields: readonly string[]
  /** The final order of rows that the sort leaves equal. */
  last: Sql
  /** The tables, joined in this order of rows: a page is read without reading the rest. */
  inOrder?: Sql
  /** Fields with an index, whose exact values match few rows. */
  few?: readonly string[]
}>

/** The tables after FROM for a statement with these parts. */
export function tablesIn({ tables, joins = [] }: SqlEntity, pieces: readonly Sql[]): Sql {
  const used = [...pieces]
  const joined: Sql[] = []
  for (const { alias, sql: join } of joins.toReversed()) {
    const named = new RegExp(`\\b${alias}\\.`)
    if (!used.some(({ texts }) => texts.some((text) => named.test(text)))) continue
    used.push(join)
    joined.unshift(join)
  }
  return list([tables, ...joined], ' ')
}
