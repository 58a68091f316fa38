import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { ContentPage } from '../../pages/content/content-page.tsx'
import {
  respondWithMarkdown,
  prefersMarkdown,
} from '#worker/feeds/markdown/respond-with-markdown.ts'
import { contentMarkdown } from '#worker/feeds/markdown/content-markdown.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { urls } from '#shared/urls.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { faqJsonLd } from '#worker/feeds/structured-data/faq.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { loadCmsForms } from '../forms/cms-forms.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { toCanonical, canonicalPaths, type Target } from './canonical-paths.ts'

/** A content page at its canonical path. */
export async function contentPage(c: Context<AppEnv>, target: Target): Promise<Response> {
  const { locale } = c.var
  const { critical } = started({ critical: loadContent(c, target) })
  if (target.seoPath === undefined || prefersMarkdown(c.req.header('accept'))) {
    const { page, paths } = await critical
    const elsewhere = toCanonical(c, paths[locale])
    if (elsewhere) return elsewhere
    const text = { title: page.name, path: paths[locale], page: page.cmsPage }
    const markdown = respondWithMarkdown(c, (site) => contentMarkdown(site, text))
    if (markdown) return markdown
  }
  return respondWithPage(c, {
    // A layout of a remote shop may hold any element.
    sheet: c.var.vars.STORE_API_URL ? 'other' : 'guide',
    head: critical.then(({ page, paths }) => ({
      title: page.metaTitle || page.name,
      description: page.metaDescription || undefined,
      robots: page.customFields?.ripstop_noindex ? 'noindex' : undefined,
      paths,
    })),
    main: [critical.then((loaded) => ({ content: <ContentPage {...loaded} /> }))],
    structuredData: critical.then(({ page, crumbs }) => {
      const faq = page.cmsPage ? faqJsonLd(page.cmsPage) : null
      return jsonLd([breadcrumbList(siteOf(c), crumbs), ...(faq ? [faq] : [])])
    }),
  })
}

/** The page with its paths and breadcrumbs. */
async function loadContent(c: Context<AppEnv>, target: Target) {
  const { services, locale } = c.var
  const [found, paths] = await Promise.all([
    services.storeApi.content.landingPage(locale, target.id),
    canonicalPaths(c, target),
  ])
  const page = requireData(c, found)
  const trail = page.customFields?.ripstop_trail ?? []
  const crumbs = [
    ...trail.map((above) => ({ name: above.name, href: urls.seo(locale, above.seoPathInfo) })),
    { name: page.name },
  ]
  const forms = await loadCmsForms(c, page.cmsPage, { entity: 'landing_page', id: page.id })
  return { page, paths, crumbs, forms }
}
