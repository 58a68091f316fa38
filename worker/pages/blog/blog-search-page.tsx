import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { PlainSearch } from '../plain-search.tsx'
import { useMessages } from '../use-messages.ts'
import { SearchTabs } from '../search/search-tabs.tsx'
import { PostList } from './post-list.tsx'

type BlogSearchPageProps = {
  readonly term: string
  readonly posts: readonly BlogPost[]
  /** The number of products for this term; null if unknown. */
  readonly products: number | null
}

/** The posts about a term. An empty term shows only the form. */
export function BlogSearchPage({ term, posts, products }: BlogSearchPageProps) {
  const { locale, t } = useMessages()
  const blog = urls.page(locale, 'blog')
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[{ name: t('content.blogTitle'), href: blog }, { name: t('content.blogSearch') }]}
      />
      <div className="title-row">
        <h1>{term ? t('content.blogSearchTitle', { term }) : t('content.blogSearch')}</h1>
        <PlainSearch
          page="blogSearch"
          id="blog-search"
          label={t('content.blogSearch')}
          submit={t('content.blogSearchSubmit')}
          term={term}
        />
      </div>
      {term && <SearchTabs term={term} shown="posts" products={products} posts={posts.length} />}
      {term && (
        <p>
          <output>
            {posts.length > 0
              ? t('content.blogFound', { count: posts.length })
              : t('content.blogNothing')}
          </output>
        </p>
      )}
      <PostList posts={posts} />
      <p>
        <a href={blog}>{t('content.blogAll')}</a>
      </p>
    </div>
  )
}
