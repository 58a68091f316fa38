import { pagePaths, routes } from '#shared/urls.ts'
import { Searched } from '#client/ui/words/searched-context.ts'
import { factory } from '#worker/runtime/context.ts'
import { BlogSearchPage } from '../../pages/blog/blog-search-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { searchTermOf } from '#worker/rendering/search-term.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'

const MAX_POSTS = 100

/**
 * Posts by the words they hold. There are countless terms, so results are cached as pages, never in
 * KV.
 */
export const blogSearch = factory.createApp().on('GET', routes.page('blogSearch'), async (c) => {
  const { services, locale, t } = c.var
  const term = searchTermOf(c)
  const paging = { page: 1, limit: MAX_POSTS }
  const [found, articles] = term
    ? await Promise.all([
        services.storeApi.entries.searchPosts(locale, term, paging),
        services.storeApi.search.articles(locale, { typed: term }, { page: 1, limit: 1 }),
      ])
    : [null, null]
  if (found && !found.ok) return storeApiFailed(c, found.error)
  const posts = found ? found.value.data.elements : []
  const count = articles?.ok ? articles.value.data.total : null
  return renderPage(
    c,
    <Searched value={term}>
      <BlogSearchPage term={term} posts={posts} articles={count} />
    </Searched>,
    {
      title: term ? t('content.blogSearchTitle', { term }) : t('content.blogSearch'),
      robots: 'noindex, follow',
      paths: pagePaths('blogSearch'),
      keeps: term ? `?${new URLSearchParams({ search: term })}` : '',
    },
  )
})
