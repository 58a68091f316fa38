import { formatDate } from '#shared/i18n/format.ts'
import type { BlogPostDetail } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { CmsView } from '../content/cms-view.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../words.ts'
import { readingMinutes } from './reading-time.ts'

/** A post: text, with articles in its margin. */
export function PostPage({ post }: { readonly post: BlogPostDetail }) {
  const { locale, t } = useWords()
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
        <h1>{title}</h1>
        <p className="quiet">
          <small>{byline}</small>
        </p>
      </div>
      <CmsView page={cmsPage} />
    </article>
  )
}
