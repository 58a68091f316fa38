import { z } from '#shared/schemas/zod.ts'

const Thing = z.object({ type: z.string(), name: z.string(), sql: z.string() })
const Column = z.object({ name: z.string() })
const Insert = z.object({ sql: z.string() })

// Full text search creates its own tables.
const SELECT_THINGS = `
  SELECT type, name, sql FROM sqlite_master
  WHERE sql IS NOT NULL AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'
    AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY rowid`
// Selects stored columns only, because generated ones are computed.
const SELECT_COLUMNS = `
  SELECT name FROM pragma_table_xinfo(?1) WHERE hidden = 0`

/** SQL statements that copy this database into an empty one. */
export async function dumpOf(db: D1Database): Promise<string> {
  const things = z.array(Thing).parse((await db.prepare(SELECT_THINGS).all()).results)
  const tables = things.filter(({ type }) => type === 'table')
  const rows: string[] = []
  for (const { name } of tables) rows.push(...(await insertsOf(db, name)))
  // Triggers follow the rows, on which they would otherwise run.
  const others = things.filter(({ type }) => type !== 'table')
  return [...tables.map(({ sql }) => sql), ...rows, ...others.map(({ sql }) => sql)].join(';\n')
}

async function insertsOf(db: D1Database, table: string): Promise<readonly string[]> {
  const found = await db.prepare(SELECT_COLUMNS).bind(table).all()
  const columns = z
    .array(Column)
    .parse(found.results)
    .map(({ name }) => `"${name}"`)
  const values = columns.map((column) => `quote(${column})`).join(" || ',' || ")
  const inserts = await db
    .prepare(
      `SELECT 'INSERT INTO "${table}" (${columns.join(', ')}) VALUES (' || ${values} || ')' AS sql
        FROM "${table}"`,
    )
    .all()
  return z
    .array(Insert)
    .parse(inserts.results)
    .map(({ sql }) => sql)
}
