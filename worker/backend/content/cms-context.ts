import type { Context } from 'hono'
import type { CmsSectionRecord } from '#shared/schemas/import/cms.ts'
import { structContext } from '#worker/backend/catalogue/structs/struct-context.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { partsOf } from './parts.ts'
import type { CmsContext } from './slot-struct.ts'

/** All that the structs of some sections need, and further articles, read at once. */
export async function cmsContext(
  c: Context<BackendEnv>,
  sections: readonly CmsSectionRecord[],
  articles: readonly string[] = [],
): Promise<CmsContext> {
  const parts = await partsOf(c.env.DB, sections, articles)
  return { ...structContext(c), vars: varsOf(c.env), parts }
}
