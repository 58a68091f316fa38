import { withLocalePrefix } from '#shared/paths.ts'
import { missingPages } from '#worker/backend/channel/missing-pages.ts'
import { backendFactory } from '#worker/backend/http/env.ts'

/** The pages that the shop links and the catalogue lacks, for `shop doctor`. */
export const missingPageOps = backendFactory
  .createApp()
  .get('/_ops/missing-pages', async (c) => c.json({ paths: await missingPaths(c.env.DB) }))

/** Their paths with the locale prefix. */
export async function missingPaths(db: D1Database): Promise<readonly string[]> {
  const pages = await missingPages(db)
  return pages.map(({ locale, path }) => withLocalePrefix(locale, path))
}
