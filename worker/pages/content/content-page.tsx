import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { CmsPage, LandingPage } from '#shared/schemas/store-api/cms.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import { addHeadingIds, type Heading } from './heading-ids.ts'
import { CmsView } from './cms-view.tsx'
import { useMessages } from '../use-messages.ts'

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
  const { page: text, headings } = addHeadingIds(page)
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

/**
 * The headings of a page as links: a column that stays in sight, on a phone folded. There are two
 * of them, as what is folded on one screen and stands open on another would tell its state wrongly.
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
      <details className="fold only-narrow">
        <summary>{t('content.contents')}</summary>
        <nav aria-label={t('content.contents')}>{links}</nav>
      </details>
    </div>
  )
}
