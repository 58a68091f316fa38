import { LocaleText, Path } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { LandingPageTable } from '#worker/backend/tables/content.ts'

const Page = pick(LandingPageTable, 'publicId', 'cmsPageId', 'record')
const LandingPageRow = Page.row.extend({
  /** Its parent pages, top down. */
  trail: json(z.array(z.object({ name: LocaleText, path: Path }))),
})
export type LandingPageRow = z.infer<typeof LandingPageRow>

const TRAIL = sql`(
    WITH RECURSIVE above (parent, name, path, height) AS (
      SELECT landing_page.record->>'parent', NULL, NULL, 0
      UNION ALL
      SELECT p.record->>'parent', p.record->'name', p.record->'path', above.height + 1
      FROM above JOIN landing_page p ON p.key = above.parent)
    SELECT json_group_array(json_object('name', json(name), 'path', json(path))
      ORDER BY height DESC) FROM above WHERE height > 0)`

/** A content page by its id, or by the id of its CMS page. */
export function findLandingPage(
  db: D1Database,
  by: 'publicId' | 'cmsPageId',
  id: string,
): Promise<LandingPageRow | null> {
  const is = by === 'publicId' ? sql`public_id = ${id}` : sql`cms_page_id = ${id}`
  const query = sql`SELECT ${Page.columns}, ${TRAIL} AS trail FROM landing_page WHERE ${is}`
  return first(db, LandingPageRow, query)
}
