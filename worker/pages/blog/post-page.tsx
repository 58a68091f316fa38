import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { formatDate } from '#shared/i18n/format.ts'
import type { BlogPostDetail } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { addHeadingIds } from '../content/heading-ids.ts'
import { CmsView } from '../content/cms-view.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'
import type { CmsPage } from '#shared/schemas/store-api/cms.ts'

/** A post: text, with products in its margin. */
export function PostPage({ post }: { readonly post: BlogPostDetail }) {
  const { locale, t } = useMessages()
  const { title, date, author, cmsPage } = post
  const byline = t('content.byline', {
    date: formatDate(locale, date),
    minutes: readingMinutes(cmsPage),
    author,
  })
  return (
    <article className="field-notes">
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { name: t('content.blogTitle'), href: urls.page(locale, 'blog') },
            { name: title },
          ]}
        />
        <h1>{withSoftHyphens(title)}</h1>
        <p className="quiet">
          <small>{byline}</small>
        </p>
      </div>
      <CmsView page={addHeadingIds(cmsPage).page} />
    </article>
  )
}

/** Reading speed in words per minute. */
const WORDS_A_MINUTE = 200

/** The reading time of a page in whole minutes, at least one. */
function readingMinutes(page: CmsPage): number {
  const slots = page.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots))
  const texts = slots.map(({ data }) => (data?.content ?? '').replace(/<[^>]*>/g, ' '))
  const messages = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(messages / WORDS_A_MINUTE))
}
