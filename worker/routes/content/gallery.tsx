import { routes, urls } from '#shared/urls.ts'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { behindTheLastPage } from '#worker/rendering/behind-the-last-page.ts'
import { factory } from '#worker/runtime/context.ts'
import { GalleryPage } from '../../pages/gallery/gallery-page.tsx'
import { ProjectPage } from '../../pages/gallery/project-page.tsx'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { renderEntries, renderEntry } from './render-entry.tsx'

const PROJECTS_A_PAGE = 24

/** The gallery and its projects. Where the backend has none, there is no such page. */
export const gallery = factory
  .createApp()
  .on('GET', routes.page('gallery'), async (c) => {
    const { services, locale } = c.var
    const { p } = ListingQuery.parse(c.req.query())
    const query = { p, limit: PROJECTS_A_PAGE } as const
    const found = await services.storeApi.entries.projects(locale, { page: p, limit: query.limit })
    if (!found.ok) return storeApiFailed(c, found.error)
    const { elements, total } = found.value.data
    if (p > 1 && elements.length === 0) return behindTheLastPage(c)
    const page = <GalleryPage projects={elements} total={total} query={query} />
    return renderEntries(c, 'gallery', page, { p, image: elements[0]?.media })
  })
  .on('GET', routes.page('gallery', '/:slug'), async (c) => {
    const { services, locale } = c.var
    const found = await services.storeApi.entries.project(locale, c.req.param('slug') ?? '')
    if (!found.ok) return storeApiFailed(c, found.error)
    const project = found.value.data
    return renderEntry(c, 'gallery', project, <ProjectPage project={project} />, {
      title: project.title,
      pathOf: urls.project,
      kind: 'article',
    })
  })
