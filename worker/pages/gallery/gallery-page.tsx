import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import type { GalleryProject } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import type { ListingQuery } from '#worker/listing/listing-query.ts'
import { Pager } from '../listing/pager.tsx'
import { useMessages } from '../use-messages.ts'
import { ProjectFacts } from './project-facts.tsx'

type GalleryPageProps = {
  readonly projects: readonly GalleryProject[]
  readonly total: number
  readonly query: Pick<ListingQuery, 'p' | 'limit'>
}

/** The gallery of customers' projects, newest first. */
export function GalleryPage({ projects, total, query }: GalleryPageProps) {
  const { locale, t } = useMessages()
  const path = urls.page(locale, 'gallery')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('content.galleryTitle') }]} />
      <div className="title-row">
        <div>
          <h1>{withSoftHyphens(t('content.galleryTitle'))}</h1>
          <p className="lead">{t('content.galleryLead')}</p>
        </div>
      </div>
      <ul className="note-grid">
        {projects.map((project) => (
          <li key={project.id} className="note-card">
            {project.media && <ProductPicture media={project.media} alt="" size={272} />}
            <h2>
              <a href={urls.project(locale, project.slug)}>{withSoftHyphens(project.title)}</a>
            </h2>
            <p>{withSoftHyphens(project.summary)}</p>
            <ProjectFacts project={project} />
          </li>
        ))}
      </ul>
      <Pager hrefOf={(p) => (p === 1 ? path : `${path}?p=${p}`)} query={query} total={total} />
    </div>
  )
}
