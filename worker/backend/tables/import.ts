import { Manifest } from '#shared/schemas/import/manifest.ts'
import { z } from '#shared/schemas/zod.ts'
import { flag, int, json, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const ImportRunTable = table('import_run', {
  id: text,
  /** YYYY-MM-DD: the day that dates are shifted to. */
  day: z.iso.date(),
  manifest: json(Manifest),
})

/** A staged line. */
export const ImportRowTable = table('import_row', {
  runId: text,
  file: text,
  line: int,
  key: text,
  publicId: text,
  contentHash: text,
  record: json(z.looseObject({})),
  /** Values that SQL cannot compute from the record. */
  derived: json(z.looseObject({})),
  /** Whether it differs from the catalogue. */
  changed: flag,
})

/** Line 0 is the whole file. */
export const ImportRefusalTable = table('import_refusal', {
  runId: text,
  file: text,
  line: int,
  reason: text,
})
