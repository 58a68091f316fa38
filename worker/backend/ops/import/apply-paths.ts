import { LOCALES } from '#shared/i18n/locales.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'

const LANGUAGES = sql`json_each(${LOCALES}) l`
const TAKE_OVER = sql`ON CONFLICT (locale, path) DO UPDATE SET kind = excluded.kind,
  public_id = excluded.public_id, canonical = excluded.canonical`

const changed = (runId: string, file: string) =>
  sql`r.run_id = ${runId} AND r.file = ${file} AND r.changed = 1`

/** Makes the imported paths canonical. Older paths stay and redirect to them. */
export const applyPaths = (runId: string): readonly Sql[] => [
  sql`UPDATE seo_path SET canonical = 0 WHERE public_id IN (
    SELECT r.public_id FROM import_row r
    WHERE r.run_id = ${runId} AND r.file IN ('articles', 'categories', 'pages') AND r.changed = 1)`,
  sql`INSERT INTO seo_path (locale, path, kind, public_id, canonical)
    SELECT l.value, substr(r.record->'path'->>l.value, 2), 'category', r.public_id, 1
    FROM import_row r, ${LANGUAGES} WHERE ${changed(runId, 'categories')} ${TAKE_OVER}`,
  sql`INSERT INTO seo_path (locale, path, kind, public_id, canonical)
    SELECT l.value, r.record->'slug'->>l.value || '/' || r.key, 'product', r.public_id, 1
    FROM import_row r, ${LANGUAGES} WHERE ${changed(runId, 'articles')} ${TAKE_OVER}`,
  sql`INSERT INTO seo_path (locale, path, kind, public_id, canonical)
    SELECT l.value, 'detail/' || (r.record->>'legacyId'), 'product', r.public_id, 0
    FROM import_row r, ${LANGUAGES}
    WHERE ${changed(runId, 'articles')} AND r.record->>'legacyId' IS NOT NULL ${TAKE_OVER}`,
  sql`INSERT INTO seo_path (locale, path, kind, public_id, canonical)
    SELECT l.value, substr(r.record->'path'->>l.value, 2), 'landing_page', r.public_id, 1
    FROM import_row r, ${LANGUAGES} WHERE ${changed(runId, 'pages')} ${TAKE_OVER}`,
  sql`INSERT INTO seo_path (locale, path, kind, public_id, canonical)
    SELECT l.value, substr(alias.value, 2), 'landing_page', r.public_id, 0
    FROM import_row r, ${LANGUAGES}, json_each(r.record->'aliases'->l.value) alias
    WHERE ${changed(runId, 'pages')} ${TAKE_OVER}`,
  sql`DELETE FROM seo_path WHERE public_id NOT IN (
    SELECT public_id FROM product UNION ALL SELECT public_id FROM category
    UNION ALL SELECT public_id FROM landing_page)`,
]
