import { seoUrlStruct } from '#worker/backend/catalogue/structs/seo-url-struct.ts'
import { cmsPageStruct } from './cms-page-struct.ts'
import type { LandingPageRow } from './landing-pages.ts'
import type { CmsContext } from './slot-struct.ts'

export function landingPageStruct(row: LandingPageRow, context: CmsContext) {
  const { public_id: id, cms_page_id: cmsPageId, record, trail } = row
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

/** The CMS page alone. */
export function cmsPageOf({ cms_page_id: id, record }: LandingPageRow, context: CmsContext) {
  const name = record.name[context.language.locale]
  return cmsPageStruct({ id, name, sections: record.sections }, context)
}
