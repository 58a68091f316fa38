import type { z } from '#shared/schemas/zod.ts'
import { prepare, statementOf, type Sql } from './sql.ts'

/** The rows of a query, each parsed by the shape. */
export async function all<T>(db: D1Database, row: z.ZodType<T>, query: Sql): Promise<readonly T[]> {
  const { results } = await prepare(db, query).all()
  return results.map((result) => row.parse(result))
}

/** The first row of a query, parsed by the shape; null if there is none. */
export async function first<T>(db: D1Database, row: z.ZodType<T>, query: Sql): Promise<T | null> {
  const result = await prepare(db, query).first()
  return result === null ? null : row.parse(result)
}

/** How many rows a statement inserted, updated or deleted. */
export async function changes(db: D1Database, query: Sql): Promise<number> {
  const { meta } = await prepare(db, query).run()
  return meta.changes
}

/** Runs the queries in one transaction and one round trip. */
export function batch(db: D1Database, queries: readonly Sql[]): Promise<D1Result[]> {
  return db.batch(queries.map((query) => prepare(db, query)))
}

/** The rows of one query of a batch, each parsed by the shape. */
export function rowsOf<T>(row: z.ZodType<T>, result: D1Result | undefined): readonly T[] {
  return (result?.results ?? []).map((found) => row.parse(found))
}

/** Runs a query in a Durable Object's own database, and returns its rows. */
export function execute(db: SqlStorage, query: Sql): readonly unknown[] {
  const { text, values } = statementOf(query)
  return db.exec(text, ...values).toArray()
}
