import type { ImportFile } from '#shared/schemas/import/files.ts'
import type { z } from '#shared/schemas/zod.ts'
import { batch, first } from '#worker/backend/sql/run.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { insertInto } from '#worker/backend/sql/table.ts'
import { ImportRunTable } from '#worker/backend/tables/import.ts'
import type { LineRefusal, StagedRow } from './staged-row.ts'

export type ImportRun = z.infer<typeof ImportRunTable.row>

/** The current import if it has this id. */
export function findRun(db: D1Database, id: string): Promise<ImportRun | null> {
  return first(
    db,
    ImportRunTable.row,
    sql`SELECT ${ImportRunTable.columns} FROM import_run WHERE id = ${id}`,
  )
}

/** Starts an import, and deletes the staged rows of an earlier one. */
export async function beginRun(db: D1Database, run: ImportRun): Promise<void> {
  await batch(db, [...CLEARING, insertInto(ImportRunTable, run)])
}

/**
 * The first statement of a batch that switches to an import: it fails the batch unless the run has
 * every line of its manifest, as `day` must not be NULL. A newer import clears the staged rows, and
 * a switch without them would delete the catalogue.
 */
export function requireWholeRun({ id }: ImportRun): Sql {
  return sql`
    INSERT INTO import_run (id, day, manifest)
    SELECT '', NULL, '{}' WHERE NOT EXISTS (
      SELECT 1 FROM import_run WHERE id = ${id} AND NOT EXISTS (
        SELECT 1 FROM json_each(manifest, '$.records') announced
        WHERE announced.value <> (SELECT count(*) FROM import_row
          WHERE run_id = ${id} AND file = announced.key)))`
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
  await batch(db, [
    stagingInsert(runId, rows),
    sql`
      INSERT OR IGNORE INTO import_refusal (run_id, file, line, reason)
      SELECT ${runId}, ${file}, entry.value->>'line', reason.value
      FROM json_each(${refusals}) entry, json_each(entry.value, '$.reasons') reason`,
  ])
}

/** The statement that stages rows. */
export function stagingInsert(runId: string, rows: readonly StagedRow[]): Sql {
  return sql`
    INSERT INTO import_row (run_id, file, line, key, public_id, content_hash, record, derived)
    SELECT ${runId}, value->>'file', value->>'line', value->>'key', value->>'publicId',
      value->>'contentHash', value->'record', value->'derived'
    FROM json_each(${rows}) WHERE true
    ON CONFLICT (run_id, file, line) DO UPDATE SET key = excluded.key,
      public_id = excluded.public_id, content_hash = excluded.content_hash,
      record = excluded.record, derived = excluded.derived`
}

/** Statements that empty the staging tables. */
export const CLEARING: readonly Sql[] = [
  sql`DELETE FROM import_row`,
  sql`DELETE FROM import_refusal`,
  sql`DELETE FROM import_run`,
]
