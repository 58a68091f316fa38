import { PageRecord } from '#shared/schemas/import/page.ts'
import { LocaleText, Path } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '../sql/json-column.ts'

const LandingPageRow = z.object({
  public_id: z.string(),
  cms_page_id: z.string(),
  record: jsonColumn(PageRecord),
  /** Its parent pages, top down. */
  trail: jsonColumn(z.array(z.object({ name: LocaleText, path: Path }))),
})
export type LandingPageRow = z.infer<typeof LandingPageRow>

const SELECT = `
  SELECT l.public_id, l.cms_page_id, l.record, (
    WITH RECURSIVE above (parent, name, path, height) AS (
      SELECT l.record->>'parent', NULL, NULL, 0
      UNION ALL
      SELECT p.record->>'parent', p.record->'name', p.record->'path', above.height + 1
      FROM above JOIN landing_page p ON p.key = above.parent)
    SELECT json_group_array(json_object('name', json(name), 'path', json(path))
      ORDER BY height DESC) FROM above WHERE height > 0) AS trail
  FROM landing_page l`

/** A content page by its id, or by the id of its CMS page. */
export async function findLandingPage(
  db: D1Database,
  by: 'public_id' | 'cms_page_id',
  id: string,
): Promise<LandingPageRow | null> {
  const row = await db.prepare(`${SELECT} WHERE l.${by} = ?1`).bind(id).first()
  return row && LandingPageRow.parse(row)
}
