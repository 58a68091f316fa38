import { z } from '#shared/schemas/zod.ts'
import { all, batch, rowsOf } from '#worker/backend/sql/run.ts'
import { identifier, list, sql, type Sql } from '#worker/backend/sql/sql.ts'

/** A table in a backup: its columns, and those that order its rows. */
export type BackupTable = Readonly<{
  name: string
  columns: readonly string[]
  order: Sql
}>

/**
 * Tables that a backup excludes: derived tables, those of an import, and internal ones of the
 * database.
 */
const NOT_BACKED_UP =
  /^(?:sqlite_|_cf_|d1_migrations$|import_|search_|word_|catalogue_snapshot$|snapshot_state$|snapshot_change$|unreferenced_media$|suspended_trigger$)/

const Name = z.object({ name: z.string() })
const Column = z.object({ name: z.string(), pk: z.int() })
const Parent = z.object({ table: z.string() })

/** The tables of a backup. A table follows the tables that it references. */
export async function listBackupTables(db: D1Database): Promise<readonly BackupTable[]> {
  const found = await all(db, Name, sql`SELECT name FROM sqlite_master WHERE type = 'table'`)
  const names = found.map(({ name }) => name).filter((name) => !NOT_BACKED_UP.test(name))
  const results = await batch(
    db,
    names.flatMap((name) => [
      sql`SELECT name, pk FROM pragma_table_info(${name})`,
      sql`SELECT "table" FROM pragma_foreign_key_list(${name})`,
    ]),
  )
  const parentsOf = new Map<string, readonly string[]>()
  const tables = names.map((name, index) => {
    const columns = rowsOf(Column, results[2 * index])
    const parents = rowsOf(Parent, results[2 * index + 1]).map(({ table }) => table)
    parentsOf.set(name, parents)
    return { name, columns: columns.map((column) => column.name), order: orderOf(columns) }
  })
  const depth = (name: string): number => {
    const parents = (parentsOf.get(name) ?? []).filter((parent) => parent !== name)
    return parents.length === 0 ? 0 : 1 + Math.max(...parents.map(depth))
  }
  return tables.toSorted((one, other) => depth(one.name) - depth(other.name))
}

function orderOf(columns: readonly z.infer<typeof Column>[]): Sql {
  const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
  return key.length === 0 ? sql`rowid` : list(key.map(({ name }) => identifier(name)))
}

/** The applied migrations of this database. */
export async function migrationsOf(db: D1Database): Promise<readonly string[]> {
  const rows = await all(db, Name, sql`SELECT name FROM d1_migrations ORDER BY name`)
  return rows.map(({ name }) => name)
}

/** The buckets of a backup: pictures; documents of orders and sold files. */
export const BUCKETS = ['MEDIA', 'FILES'] as const
