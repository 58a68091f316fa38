import { Manifest } from '#shared/schemas/import/manifest.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'

const RunRow = z.object({ id: z.string(), day: z.iso.date(), manifest: jsonColumn(Manifest) })
export type ImportRun = z.infer<typeof RunRow>

/** The import that is under way under this id. */
export async function findRun(db: D1Database, id: string): Promise<ImportRun | null> {
  const row = await db
    .prepare('SELECT id, day, manifest FROM import_run WHERE id = ?1')
    .bind(id)
    .first()
  return row && RunRow.parse(row)
}
