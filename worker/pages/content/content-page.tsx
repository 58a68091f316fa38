import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { CmsPage, LandingPage } from '#shared/schemas/store-api/cms.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import type { CmsForms } from './cms-form.tsx'
import { addHeadingIds, type Heading } from './heading-ids.ts'
import { CmsView } from './cms-view.tsx'
import { useMessages } from '../use-messages.ts'

/** Pages with fewer headings have no table of contents. */
const FEWEST_LISTED = 3

type ContentPageProps = {
  readonly page: LandingPage
  readonly crumbs: readonly Crumb[]
  readonly forms: CmsForms | null
}

export function ContentPage({ page, crumbs, forms }: ContentPageProps) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{withSoftHyphens(page.name)}</h1>
      </div>
      {page.cmsPage && <Guide page={page.cmsPage} forms={forms} />}
    </>
  )
}

/** The content next to its table of contents. Full-width sections leave no space for the table. */
function Guide({ page, forms }: { readonly page: CmsPage; readonly forms: CmsForms | null }) {
  const { page: text, headings } = addHeadingIds(page)
  const isWide = text.sections.some(({ sizingMode }) => sizingMode === 'full_width')
  if (isWide || headings.length < FEWEST_LISTED) return <CmsView page={text} forms={forms} />
  return (
    <div className="wrap guide">
      <Contents headings={headings} />
      <div>
        <CmsView page={text} forms={forms} />
      </div>
    </div>
  )
}

/**
 * The headings of a page as links: a fixed column, and a collapsible on phones. The page contains
 * both, because one element cannot be closed on phones and open on desktops.
 */
function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const { t } = useMessages()
  const links = (
    <ol>
      {headings.map(({ id, words: messages }) => (
        <li key={id}>
          <a href={`#${id}`}>{withSoftHyphens(messages)}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="contents no-print">
      <nav className="only-wide" aria-label={t('content.contents')}>
        {links}
      </nav>
      <details className="collapsible only-narrow">
        <summary>{t('content.contents')}</summary>
        <nav aria-label={t('content.contents')}>{links}</nav>
      </details>
    </div>
  )
}
