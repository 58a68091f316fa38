import { PageRecord } from '#shared/schemas/import/page.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/catalogue/stored.ts'

const LandingPageRow = z.object({
  public_id: z.string(),
  cms_page_id: z.string(),
  record: jsonColumn(PageRecord),
})
export type LandingPageRow = z.infer<typeof LandingPageRow>

const SELECT = 'SELECT public_id, cms_page_id, record FROM landing_page'

/** A page of content by its id, or by the id of its CMS page. */
export async function findLandingPage(
  db: D1Database,
  by: 'public_id' | 'cms_page_id',
  id: string,
): Promise<LandingPageRow | null> {
  const row = await db.prepare(`${SELECT} WHERE ${by} = ?1`).bind(id).first()
  return row && LandingPageRow.parse(row)
}
