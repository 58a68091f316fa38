import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { removeMissing } from './apply-parts.ts'

/** An import does not remove promotions that operators created by command. */
export const IMPORTED_PROMOTIONS = sql`imported = 1`

// Known promotions retain their uses. Only new ones start with the uses in the folder.
const writePromotions = (runId: string) => sql`
  INSERT INTO promotion (public_id, key, content_hash, record, imported, uses, ended)
  SELECT r.public_id, r.key, r.content_hash, r.record, 1, r.record->>'uses', r.record->>'ended'
  FROM import_row r
  WHERE r.run_id = ${runId} AND r.file = 'promotions' AND r.changed = 1
  ON CONFLICT (key) DO UPDATE SET content_hash = excluded.content_hash, record = excluded.record,
    imported = 1, ended = excluded.ended`

/** Writes promotions and the codes in their records. */
export const applyPromotions = (runId: string): readonly Sql[] => [
  sql`${removeMissing(runId, 'promotion', 'key', 'promotions')} AND ${IMPORTED_PROMOTIONS}`,
  writePromotions(runId),
  sql`DELETE FROM promotion_code
    WHERE individual = 0 OR promotion_id NOT IN (SELECT public_id FROM promotion)`,
  sql`INSERT INTO promotion_code (code, promotion_id, individual)
    SELECT record->'code'->>'code', public_id, 0 FROM promotion
    WHERE record->'code'->>'kind' = 'fixed'`,
]
