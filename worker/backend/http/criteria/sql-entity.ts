import type { SqlFields } from './sql.ts'

/** An entity that stands in tables; `?1` are the values of the criteria, `?2` the scope. */
export type SqlEntity = Readonly<{
  entity: string
  fields: SqlFields
  /** What `fields` speaks of, as it stands after FROM. */
  tables: string
  /** Tables that hold exactly one row for each row of those, joined only where they are spoken of. */
  joins?: readonly Readonly<{ alias: string; sql: string }>[]
  /** What is read of a row. */
  columns: string
  /** A condition that always holds. */
  where: string
  /** What the words of a `term` are looked for in. */
  termFields: readonly string[]
  /** The order of equals. */
  last: string
  /** Fields without equals, as `fields` reads them: an index gives their order, and no more is needed. */
  unique?: readonly string[]
}>

/** What stands after FROM in a statement made of these pieces. */
export function tablesIn({ tables, joins = [] }: SqlEntity, pieces: readonly string[]): string {
  const spoken = [...pieces]
  const wanted: string[] = []
  for (const { alias, sql } of joins.toReversed()) {
    const named = new RegExp(`\\b${alias}\\.`)
    if (!spoken.some((piece) => named.test(piece))) continue
    spoken.push(sql)
    wanted.unshift(sql)
  }
  return [tables, ...wanted].join(' ')
}
