import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { refusal, storeApiError } from '#worker/backend/http/store-api-error.ts'
import { cmsContext, type CmsContext } from './cms-context.ts'
import { findLandingPage, type LandingPageRow } from './landing-pages.ts'
import { seoUrlStruct } from '#worker/backend/catalogue/structs/seo-url-struct.ts'
import { cmsPageStruct } from './cms-page-struct.ts'

/** Content pages: whole landing pages, or only their CMS page. */
export const contentRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/landing-page/:landingPageId', async (c) => {
    const id = c.req.param('landingPageId')
    const page = await findLandingPage(c.env.DB, 'publicId', id)
    if (!page) return notFound(c, id, 'CONTENT__LANDING_PAGE_NOT_FOUND', 'Landing page')
    return respond(c, landingPageStruct(page, await cmsContext(c, page.record.sections)))
  })
  .on(['GET', 'POST'], '/cms/:id', async (c) => {
    const id = c.req.param('id')
    const page = await findLandingPage(c.env.DB, 'cmsPageId', id)
    if (!page) return notFound(c, id, 'CONTENT__CMS_PAGE_NOT_FOUND', 'Page')
    return respond(c, cmsPageOf(page, await cmsContext(c, page.record.sections)))
  })

/** Responds with a 404 for an unknown id, and with a 400 for a malformed one. */
function notFound(c: Context<BackendEnv>, id: string, code: string, what: string): Response {
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  return storeApiError(c, refusal(404, code, `${what} with id "${id}" was not found.`, { id }))
}

function landingPageStruct(row: LandingPageRow, context: CmsContext) {
  const { publicId: id, cmsPageId, record, trail } = row
  const { language } = context
  const name = record.name[language.locale]
  const url = record.path[language.locale].slice(1)
  const customFields = {
    ripstop_noindex: !record.indexed,
    ripstop_trail: trail.map((above) => ({
      name: above.name[language.locale],
      seoPathInfo: above.path[language.locale].slice(1),
    })),
  }
  const texts = { name, url, metaTitle: name, metaDescription: record.description[language.locale] }
  return {
    id,
    active: true,
    ...texts,
    keywords: null,
    cmsPageId,
    cmsPage: cmsPageOf(row, context),
    seoUrls: [seoUrlStruct({ kind: 'landing_page', id, path: url, canonical: true }, language)],
    customFields,
    translated: { ...texts, keywords: null, customFields },
    apiAlias: 'landing_page',
  }
}

/** The CMS page without its landing page. */
function cmsPageOf({ cmsPageId: id, record }: LandingPageRow, context: CmsContext) {
  const name = record.name[context.language.locale]
  return cmsPageStruct({ id, name, sections: record.sections }, context)
}
