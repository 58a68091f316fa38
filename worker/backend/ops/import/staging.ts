import type { ImportFile } from '#shared/schemas/import/files.ts'
import { Manifest } from '#shared/schemas/import/manifest.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'
import type { LineRefusal, StagedRow } from './staged-row.ts'

const INSERT_ROWS = `
  INSERT INTO import_row (run_id, file, line, key, public_id, content_hash, record, derived)
  SELECT ?1, value->>'file', value->>'line', value->>'key', value->>'publicId',
    value->>'contentHash', value->'record', value->'derived'
  FROM json_each(?2) WHERE true
  ON CONFLICT (run_id, file, line) DO UPDATE SET key = excluded.key,
    public_id = excluded.public_id, content_hash = excluded.content_hash,
    record = excluded.record, derived = excluded.derived`

const INSERT_REFUSALS = `
  INSERT OR IGNORE INTO import_refusal (run_id, file, line, reason)
  SELECT ?1, ?2, entry.value->>'line', reason.value
  FROM json_each(?3) entry, json_each(entry.value, '$.reasons') reason`

const RunRow = z.object({ id: z.string(), day: z.iso.date(), manifest: jsonColumn(Manifest) })
export type ImportRun = z.infer<typeof RunRow>

/** The current import if it has this id. */
export async function findRun(db: D1Database, id: string): Promise<ImportRun | null> {
  const row = await db
    .prepare('SELECT id, day, manifest FROM import_run WHERE id = ?1')
    .bind(id)
    .first()
  return row && RunRow.parse(row)
}

/** Starts an import, and deletes the staged rows of an earlier one. */
export async function beginRun(db: D1Database, run: ImportRun): Promise<void> {
  await db.batch([
    ...clearing(db),
    db
      .prepare('INSERT INTO import_run (id, day, manifest) VALUES (?1, ?2, ?3)')
      .bind(run.id, run.day, JSON.stringify(run.manifest)),
  ])
}

/** Makes a batch fail unless the run has every line of its manifest: `day` must not be NULL. */
const REQUIRE_WHOLE_RUN = `
  INSERT INTO import_run (id, day, manifest)
  SELECT '', NULL, '{}' WHERE NOT EXISTS (
    SELECT 1 FROM import_run WHERE id = ?1 AND NOT EXISTS (
      SELECT 1 FROM json_each(manifest, '$.records') announced
      WHERE announced.value <> (SELECT count(*) FROM import_row
        WHERE run_id = ?1 AND file = announced.key)))`

/**
 * The first statement of a batch that applies an import. A newer import clears the staged rows, and
 * applying none would delete the catalogue.
 */
export function requireWholeRun(db: D1Database, run: ImportRun): D1PreparedStatement {
  return db.prepare(REQUIRE_WHOLE_RUN).bind(run.id)
}

export function isReplacedRun(error: unknown): boolean {
  return String(error).includes('NOT NULL constraint failed: import_run.day')
}

/** Stages the validated rows of a chunk and its refused lines. A repeated chunk changes nothing. */
export async function stageRows(
  db: D1Database,
  runId: string,
  file: ImportFile,
  rows: readonly StagedRow[],
  refusals: readonly LineRefusal[],
): Promise<void> {
  await db.batch([
    db.prepare(INSERT_ROWS).bind(runId, JSON.stringify(rows)),
    db.prepare(INSERT_REFUSALS).bind(runId, file, JSON.stringify(refusals)),
  ])
}

/** Statements that empty the staging tables. */
export function clearing(db: D1Database): D1PreparedStatement[] {
  return ['import_row', 'import_refusal', 'import_run'].map((table) =>
    db.prepare(`DELETE FROM ${table}`),
  )
}
