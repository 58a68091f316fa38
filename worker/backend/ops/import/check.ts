import { IMPORT_FILES } from '#shared/schemas/import/files.ts'
import { filesOfMedia } from '#shared/schemas/import/media.ts'
import { z } from '#shared/schemas/zod.ts'
import type { FileStore } from '#worker/backend/files/file-store.ts'
import { all } from '#worker/backend/sql/run.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { contradictionChecks } from './contradictions.ts'
import { optionChecks, referenceChecks } from './references.ts'
import type { ImportRun } from './staging.ts'

/** The reason why a line cannot be imported. Line 0 is the whole file. */
export type Refusal = z.infer<typeof Refusal>
const Refusal = z.object({ file: z.string(), line: z.int(), reason: z.string() })

const Count = z.object({ file: z.string(), lines: z.int() })
const Photo = z.object({ widths: z.array(z.int()) })
const Named = z.object({
  file: z.string(),
  line: z.int(),
  stored: json(
    z.object({
      file: z.string(),
      photo: Photo.nullish(),
      poster: z.object({ file: z.string(), photo: Photo }).nullish(),
    }),
  ),
})

/** All reasons against a staged import, by file and line; empty if it can be applied. */
export async function refusalsOf(
  db: D1Database,
  stores: ImportStores,
  run: ImportRun,
  { isDryRun }: Readonly<{ isDryRun: boolean }>,
): Promise<readonly Refusal[]> {
  const checks = [
    sql`SELECT file, line, reason FROM import_refusal WHERE run_id = ${run.id}`,
    ...contradictionChecks(run.id),
    ...referenceChecks(run.id),
    ...optionChecks(run.id),
  ]
  // One by one, because each reads every line, and a batch would exceed the time limit of a query.
  const found: Refusal[] = []
  for (const check of checks) found.push(...(await all(db, Refusal, check)))
  const refusals = [
    ...(await countRefusals(db, run)),
    ...found,
    // A dry run sends no files; the command line has looked for them.
    ...(isDryRun ? [] : await missingFiles(db, stores, run.id)).map(({ name, ...place }) => ({
      ...place,
      reason: `file ${name} was not sent`,
    })),
  ]
  const place = ({ file }: Refusal) => IMPORT_FILES.findIndex((name) => name === file)
  return refusals.sort((a, b) => place(a) - place(b) || a.line - b.line)
}

/** `media` holds public pictures; `files` holds sold files, which have no public address. */
export type ImportStores = Readonly<{ media: FileStore; files: FileStore }>

/** The pictures and sold files that a staged import names and the shop lacks, by line. */
export async function missingFiles(db: D1Database, { media, files }: ImportStores, runId: string) {
  const named = await all(
    db,
    Named,
    sql`SELECT file, line, json_object('file', coalesce(record->>'$.download.file', record->>'file'),
        'photo', record->'photo', 'poster', record->'poster') AS stored
      FROM import_row WHERE run_id = ${runId} AND (file = 'media'
        OR file = 'articles' AND record->>'$.download.file' IS NOT NULL)
      ORDER BY file = 'articles', line`,
  )
  const [pictures, sold] = await Promise.all([media.names('media/'), files.names('files/')])
  return named.flatMap(({ stored, ...place }) =>
    filesOfMedia(stored)
      .filter((name) => !pictures.has(name) && !sold.has(name))
      .map((name) => ({ ...place, name })),
  )
}

/** Refuses files whose number of lines differs from the manifest. */
async function countRefusals(db: D1Database, run: ImportRun): Promise<readonly Refusal[]> {
  const counts = await all(
    db,
    Count,
    sql`SELECT file, count(*) AS lines FROM (
        SELECT file, line FROM import_row WHERE run_id = ${run.id}
        UNION SELECT file, line FROM import_refusal WHERE run_id = ${run.id})
      GROUP BY file`,
  )
  const found = new Map(counts.map(({ file, lines }) => [file, lines]))
  return IMPORT_FILES.flatMap((file) => {
    const lines = found.get(file) ?? 0
    const announced = run.manifest.records[file]
    if (lines === announced) return []
    return [{ file, line: 0, reason: `has ${lines} records, the manifest says ${announced}` }]
  })
}
