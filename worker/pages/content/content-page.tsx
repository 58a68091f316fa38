import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { CmsPage, LandingPage } from '#shared/schemas/store-api/cms.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import { anchored } from './anchored.ts'
import { CmsView } from './cms-view.tsx'
import { Contents } from './contents.tsx'

/** With fewer headings a page is in sight without a list of them. */
const FEWEST_LISTED = 3

type ContentPageProps = { readonly page: LandingPage; readonly crumbs: readonly Crumb[] }

/** A page of content below the pages that it belongs to. */
export function ContentPage({ page, crumbs }: ContentPageProps) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{withSoftHyphens(page.name)}</h1>
      </div>
      {page.cmsPage && <Guide page={page.cmsPage} />}
    </>
  )
}

/** What there is to read, beside its contents; strips as wide as the screen leave no room for them. */
function Guide({ page }: { readonly page: CmsPage }) {
  const { page: text, headings } = anchored(page)
  const isWide = text.sections.some(({ sizingMode }) => sizingMode === 'full_width')
  if (isWide || headings.length < FEWEST_LISTED) return <CmsView page={text} />
  return (
    <div className="wrap guide">
      <Contents headings={headings} />
      <div>
        <CmsView page={text} />
      </div>
    </div>
  )
}
