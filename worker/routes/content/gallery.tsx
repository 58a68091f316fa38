import { routes, urls } from '#shared/urls.ts'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { respondPageOutOfRange } from '#worker/rendering/page-out-of-range.ts'
import { started } from '#worker/rendering/started.ts'
import { navigationTree } from '#worker/rendering/navigation/navigation-tree.ts'
import { factory } from '#worker/runtime/context.ts'
import { GalleryPage } from '../../pages/gallery/gallery-page.tsx'
import { ProjectPage } from '../../pages/gallery/project-page.tsx'
import { requireData } from '../forms/store-api-failed.ts'
import { renderEntry, respondWithEntries } from './render-entry.tsx'

const PROJECTS_A_PAGE = 24

/** The gallery and its projects. A 404 if the backend has no gallery. */
export const gallery = factory
  .createApp()
  .on('GET', routes.page('gallery'), async (c) => {
    const { services, locale } = c.var
    const { p } = ListingQuery.parse(c.req.query())
    const query = { p, limit: PROJECTS_A_PAGE } as const
    const { projects } = started({
      projects: services.storeApi.entries
        .projects(locale, { page: p, limit: query.limit })
        .then((found) => requireData(c, found)),
    })
    // A later page may be after the last one.
    if (p > 1 && (await projects).elements.length === 0) return respondPageOutOfRange(c)
    const entries = projects.then(({ elements, total }) => ({
      content: <GalleryPage projects={elements} total={total} query={query} />,
      image: elements[0]?.media,
    }))
    return respondWithEntries(c, 'gallery', entries, { p })
  })
  .on('GET', routes.page('gallery', '/:slug'), async (c) => {
    const { services, locale } = c.var
    void navigationTree(c)
    const found = await services.storeApi.entries.project(locale, c.req.param('slug') ?? '')
    const project = requireData(c, found)
    return renderEntry(c, 'gallery', project, <ProjectPage project={project} />, {
      title: project.title,
      pathOf: urls.project,
      kind: 'article',
    })
  })
