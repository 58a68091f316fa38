import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import type { ListingQuery } from '#worker/listing/listing-query.ts'
import { Pager } from '../listing/pager.tsx'
import { PlainSearch } from '../plain-search.tsx'
import { useMessages } from '../use-messages.ts'
import { PostList } from './post-list.tsx'

type BlogPageProps = {
  readonly posts: readonly BlogPost[]
  readonly total: number
  readonly query: Pick<ListingQuery, 'p' | 'limit'>
}

/** The blog posts, newest first. */
export function BlogPage({ posts, total, query }: BlogPageProps) {
  const { locale, t } = useMessages()
  const path = urls.page(locale, 'blog')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('content.blogTitle') }]} />
      <div className="title-row">
        <div>
          <h1>{t('content.blogTitle')}</h1>
          <p className="lead">{t('content.blogLead')}</p>
        </div>
        <PlainSearch
          page="blogSearch"
          id="blog-search"
          label={t('content.blogSearch')}
          submit={t('content.blogSearchSubmit')}
        />
      </div>
      <PostList posts={posts} />
      <Pager hrefOf={(p) => (p === 1 ? path : `${path}?p=${p}`)} query={query} total={total} />
    </div>
  )
}
