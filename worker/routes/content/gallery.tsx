import { urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { GalleryPage } from '../../pages/gallery/gallery-page.tsx'
import { ProjectPage } from '../../pages/gallery/project-page.tsx'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { answerMarkdown } from '#worker/feeds/markdown/answer-markdown.ts'
import { contentMarkdown } from '#worker/feeds/markdown/content-markdown.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd } from '#worker/feeds/structured-data/json-ld.ts'
import { siteOf } from '#worker/feeds/structured-data/site-of.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { pathsOf, routesOf } from './paths.ts'

const PROJECTS_A_PAGE = 24

/** The gallery and its projects. Where the backend has none, there is no such page. */
export const gallery = factory
  .createApp()
  .on('GET', routesOf('gallery'), async (c) => {
    const { services, locale, t } = c.var
    const { p } = ListingQuery.parse(c.req.query())
    const query = { p, limit: PROJECTS_A_PAGE } as const
    const found = await services.storeApi.entries.projects(locale, { page: p, limit: query.limit })
    if (!found.ok) return storeApiFailed(c, found.error)
    const { elements, total } = found.value.data
    if (p > 1 && elements.length === 0) return c.notFound()
    return renderPage(c, <GalleryPage projects={elements} total={total} query={query} />, {
      title: t('content.galleryTitle'),
      description: t('content.galleryLead'),
      paths: pathsOf('gallery'),
      image: elements[0]?.media,
      structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: t('content.galleryTitle') }])]),
      canonicalQuery: p > 1 ? `?p=${p}` : '',
    })
  })
  .on('GET', routesOf('gallery', '/:slug'), async (c) => {
    const { services, locale, t } = c.var
    const found = await services.storeApi.entries.project(locale, c.req.param('slug') ?? '')
    if (!found.ok) return storeApiFailed(c, found.error)
    const project = found.value.data
    const path = urls.project(locale, project.slug)
    const text = { title: project.title, path, page: project.cmsPage }
    const markdown = answerMarkdown(c, (site) => contentMarkdown(site, text))
    if (markdown) return markdown
    const crumbs = [
      { name: t('content.galleryTitle'), href: urls.page(locale, 'gallery') },
      { name: project.title },
    ]
    return renderPage(c, <ProjectPage project={project} />, {
      title: project.title,
      description: project.summary,
      paths: {
        de: urls.project('de', project.slugs.de),
        en: urls.project('en', project.slugs.en),
      },
      kind: 'article',
      image: project.media,
      structuredData: jsonLd([breadcrumbList(siteOf(c), crumbs)]),
    })
  })
