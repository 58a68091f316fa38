import { z } from '#shared/schemas/zod.ts'
import { int, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const CatalogueSnapshotTable = table('catalogue_snapshot', {
  version: text,
  part: int,
  base64: text,
})

export const SnapshotStateTable = table('snapshot_state', {
  onlyRow: z.literal(1),
  version: text.nullable(),
  previous: text.nullable(),
  /** YYYY-MM-DD */
  builtOn: text.nullable(),
  state: z.enum(['fresh', 'building', 'stale']),
  /** The version of the last started build. */
  building: text.nullable(),
})

/** A parent whose products a sale or a review changed. */
export const SnapshotChangeTable = table('snapshot_change', { parentId: int })
