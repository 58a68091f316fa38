import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { ContentPage } from '../../pages/content/content-page.tsx'
import { answerMarkdown } from '#worker/feeds/markdown/answer-markdown.ts'
import { contentMarkdown } from '#worker/feeds/markdown/content-markdown.ts'
import { navigationTree } from '#worker/rendering/navigation-tree.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { urls } from '#shared/urls.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { faqJsonLd } from '#worker/feeds/structured-data/faq.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { toCanonical, canonicalPaths, type Target } from './canonical-paths.ts'

/** A page of content, at its canonical path. */
export async function contentPage(c: Context<AppEnv>, target: Target): Promise<Response> {
  const { services, locale } = c.var
  const [found, paths] = await Promise.all([
    services.storeApi.content.landingPage(locale, target.id),
    canonicalPaths(c, target),
    navigationTree(c),
  ])
  if (!found.ok) return storeApiFailed(c, found.error)

  const page = found.value.data
  const { name, metaTitle, metaDescription } = page
  const elsewhere = toCanonical(c, paths[locale])
  if (elsewhere) return elsewhere
  const text = { title: name, path: paths[locale], page: page.cmsPage }
  const markdown = answerMarkdown(c, (site) => contentMarkdown(site, text))
  if (markdown) return markdown

  const trail = page.customFields?.ripstop_trail ?? []
  const crumbs = [
    ...trail.map((above) => ({ name: above.name, href: urls.seo(locale, above.seoPathInfo) })),
    { name },
  ]
  const faq = page.cmsPage ? faqJsonLd(page.cmsPage) : null
  return renderPage(c, <ContentPage page={page} crumbs={crumbs} />, {
    sheet: 'guide',
    title: metaTitle || name,
    description: metaDescription || undefined,
    robots: page.customFields?.ripstop_noindex ? 'noindex' : undefined,
    paths,
    structuredData: jsonLd([breadcrumbList(siteOf(c), crumbs), ...(faq ? [faq] : [])]),
  })
}
