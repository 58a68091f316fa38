import { readdirSync, readFileSync } from 'node:fs'
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler'

const FOLDER = 'worker/backend/migrations'

type Database = {
  prepare(sql: string): {
    bind(...values: unknown[]): unknown
    all(): Promise<{ results: unknown[] }>
  }
  batch(statements: unknown[]): Promise<unknown>
}

/**
 * Applies missing migrations to a local database, one batch each. The table is wrangler's, so
 * `wrangler d1 migrations` sees the same state.
 */
export async function migrate(database: unknown): Promise<readonly string[]> {
  const db = database as Database
  const applied = await appliedMigrations(db)
  const missing = migrationFiles().filter((name) => !applied.has(name))
  for (const name of missing) {
    const statements = splitSqlQuery(readFileSync(`${FOLDER}/${name}`, 'utf8'))
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
  return missing
}

const DEFINITION = /^CREATE (?:UNIQUE |VIRTUAL )?(?:TABLE|TRIGGER|VIEW|INDEX) (\w+)/
const CHANGE = /^(?:ALTER|DROP) (?:TABLE|TRIGGER|VIEW|INDEX) (\w+)/

/**
 * Whether a local database has migrations that this version lacks, or was created by an earlier
 * text of the same files.
 */
export async function isOfOtherVersion(database: unknown): Promise<boolean> {
  const db = database as Database
  const files = migrationFiles()
  const applied = await appliedMigrations(db)
  if ([...applied].some((name) => !files.includes(name))) return true
  const { results } = await db.prepare('SELECT name, sql FROM sqlite_master').all()
  const stored = new Map(
    (results as { name: string; sql: string | null }[]).map(({ name, sql }) => [name, sql ?? '']),
  )
  const statements = files
    .filter((name) => applied.has(name))
    .flatMap((name) => splitSqlQuery(readFileSync(`${FOLDER}/${name}`, 'utf8')))
    .map(withoutComments)
  const changed = new Set(statements.map((statement) => CHANGE.exec(statement)?.[1]))
  return statements.some((statement) => {
    const name = DEFINITION.exec(statement)?.[1]
    if (name === undefined || changed.has(name)) return false
    const known = stored.get(name)
    // A restore of a backup suspends the triggers until it ends.
    if (known === undefined) return !statement.startsWith('CREATE TRIGGER')
    return withoutComments(known) !== statement
  })
}

function withoutComments(statement: string): string {
  return statement.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' ').trim().replace(/;$/, '').trim()
}

async function appliedMigrations(db: Database): Promise<ReadonlySet<string>> {
  await db.batch([
    db.prepare(`CREATE TABLE IF NOT EXISTS d1_migrations (
      id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
      applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`),
  ])
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
  return new Set(results.map((row) => (row as { name: string }).name))
}

function migrationFiles(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}
