import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { formatDate } from '#shared/i18n/format.ts'
import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/** The newest blog posts, without pictures. */
export function Notes({ posts }: { readonly posts: readonly BlogPost[] }) {
  const { locale, t } = useMessages()
  if (posts.length === 0) return null
  return (
    <section className="band seam">
      <div className="head">
        <h2>{withSoftHyphens(t('home.notes'))}</h2>
        <a href={urls.page(locale, 'blog')}>{t('home.allNotes')}</a>
      </div>
      <div className="cols3">
        {posts.map(({ id, slug, title, summary, date }) => (
          <article key={id} className="note-card">
            <small className="quiet">
              <time dateTime={date}>{formatDate(locale, date)}</time>
            </small>
            <h3>
              <a href={urls.post(locale, slug)}>{withSoftHyphens(title)}</a>
            </h3>
            <p>{withSoftHyphens(summary)}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
