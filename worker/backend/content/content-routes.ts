import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/malformed-id.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { cmsContext } from './cms-context.ts'
import { cmsPageOf, landingPageStruct } from './landing-page-struct.ts'
import { findLandingPage } from './landing-pages.ts'

/** Pages of content: whole landing pages, or the CMS page of one alone. */
export const contentRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/landing-page/:landingPageId', async (c) => {
    const id = c.req.param('landingPageId')
    const page = await findLandingPage(c.env.DB, 'public_id', id)
    if (!page) return notFound(c, id, 'CONTENT__LANDING_PAGE_NOT_FOUND', 'Landing page')
    return answer(c, landingPageStruct(page, await cmsContext(c, page.record.sections)))
  })
  .on(['GET', 'POST'], '/cms/:id', async (c) => {
    const id = c.req.param('id')
    const page = await findLandingPage(c.env.DB, 'cms_page_id', id)
    if (!page) return notFound(c, id, 'CONTENT__CMS_PAGE_NOT_FOUND', 'Page')
    return answer(c, cmsPageOf(page, await cmsContext(c, page.record.sections)))
  })

/** 404 for what does not exist, 400 for an id that cannot. */
function notFound(c: Context<BackendEnv>, id: string, code: string, what: string): Response {
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  return storeApiError(c, {
    status: 404,
    code,
    detail: `${what} with id "${id}" was not found.`,
    parameters: { id },
  })
}
