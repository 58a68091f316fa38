import { z } from '#shared/schemas/zod.ts'

/** A table in a backup: its columns, and the SQL that orders its rows. */
export type BackupTable = Readonly<{
  name: string
  columns: readonly string[]
  order: string
}>

/**
 * Tables that a backup excludes: derived tables, those of an import, and internal ones of the
 * database.
 */
const NOT_KEPT =
  /^(?:sqlite_|_cf_|d1_migrations$|import_|search_|word_|catalogue_snapshot$|snapshot_state$|snapshot_change$|suspended_trigger$)/

const Names = z.array(z.object({ name: z.string() }))
const Columns = z.array(z.object({ name: z.string(), pk: z.int() }))
const Parents = z.array(z.object({ table: z.string() }))

/** The tables of a backup. A table follows the tables that it references. */
export async function listBackupTables(db: D1Database): Promise<readonly BackupTable[]> {
  const found = await db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  const names = Names.parse(found.results)
    .map(({ name }) => name)
    .filter((name) => !NOT_KEPT.test(name))
  const responses = await db.batch(
    names.flatMap((name) => [
      db.prepare(`PRAGMA table_info(${quotedName(name)})`),
      db.prepare(`PRAGMA foreign_key_list(${quotedName(name)})`),
    ]),
  )
  const parentsOf = new Map<string, readonly string[]>()
  const tables = names.map((name, index) => {
    const columns = Columns.parse(responses[2 * index]?.results)
    const parents = Parents.parse(responses[2 * index + 1]?.results).map(({ table }) => table)
    parentsOf.set(name, parents)
    return { name, columns: columns.map((column) => column.name), order: orderOf(columns) }
  })
  const depth = (name: string): number => {
    const parents = (parentsOf.get(name) ?? []).filter((parent) => parent !== name)
    return parents.length === 0 ? 0 : 1 + Math.max(...parents.map(depth))
  }
  return tables.toSorted((one, other) => depth(one.name) - depth(other.name))
}

/** A name quoted for SQL. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function orderOf(columns: z.infer<typeof Columns>): string {
  const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
  return key.length === 0 ? 'rowid' : key.map(({ name }) => quotedName(name)).join(', ')
}

/** The applied migrations of this database. */
export async function migrationsOf(db: D1Database): Promise<readonly string[]> {
  const { results } = await db.prepare('SELECT name FROM d1_migrations ORDER BY name').all()
  return Names.parse(results).map(({ name }) => name)
}

/** The buckets of a backup: pictures; documents of orders and sold files. */
export const BUCKETS = ['MEDIA', 'FILES'] as const
