import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Highlight } from '#client/ui/highlight.tsx'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { formatDate } from '#shared/i18n/format.ts'
import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/** Posts as cards with linked headings. */
export function PostList({ posts }: { readonly posts: readonly BlogPost[] }) {
  const { locale } = useMessages()
  return (
    <ul className="note-grid">
      {posts.map(({ id, slug, title, summary, date, media }) => (
        <li key={id} className="note-card">
          {media && <ProductPicture media={media} alt="" size={272} />}
          <h2>
            <a href={urls.post(locale, slug)}>
              <Highlight text={withSoftHyphens(title)} />
            </a>
          </h2>
          <p>{withSoftHyphens(summary)}</p>
          <p className="quiet">
            <small>
              <time dateTime={date}>{formatDate(locale, date)}</time>
            </small>
          </p>
        </li>
      ))}
    </ul>
  )
}
