import type { LandingPage } from '#shared/schemas/store-api/cms.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import { CmsView } from './cms-view.tsx'

type ContentPageProps = { readonly page: LandingPage; readonly crumbs: readonly Crumb[] }

/** A page of content below the pages that it belongs to. */
export function ContentPage({ page, crumbs }: ContentPageProps) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{page.name}</h1>
      </div>
      {page.cmsPage && <CmsView page={page.cmsPage} />}
    </>
  )
}
