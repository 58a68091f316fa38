import type { LandingPage } from '#shared/schemas/store-api/cms.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../words.ts'
import { CmsView } from './cms-view.tsx'

/** A page of content below the pages that it belongs to. */
export function ContentPage({ page }: { readonly page: LandingPage }) {
  const { locale } = useWords()
  const trail = page.customFields?.ripstop_trail ?? []
  const above = trail.map(({ name, seoPathInfo }) => ({
    name,
    href: urls.seo(locale, seoPathInfo),
  }))
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[...above, { name: page.name }]} />
        <h1>{page.name}</h1>
      </div>
      {page.cmsPage && <CmsView page={page.cmsPage} />}
    </>
  )
}
