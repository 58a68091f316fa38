import { factory } from '../../context.ts'
import { BlogSearchPage } from '../../pages/blog/blog-search-page.tsx'
import { renderPage } from '../../render.tsx'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { pathsOf, routesOf } from './paths.ts'

const MAX_TERM_LENGTH = 80
const MAX_POSTS = 100

/** Posts by the words they hold. Anybody can think of a new term: it is kept as a page, never in KV. */
export const blogSearch = factory.createApp().on('GET', routesOf('blogSearch'), async (c) => {
  const { services, locale, t } = c.var
  const term = (c.req.query('search') ?? '').trim().slice(0, MAX_TERM_LENGTH)
  const paging = { page: 1, limit: MAX_POSTS }
  const found = term ? await services.storeApi.entries.searchPosts(locale, term, paging) : null
  if (found && !found.ok) return storeApiFailed(c, found.error)
  const posts = found ? found.value.data.elements : []
  return renderPage(c, <BlogSearchPage term={term} posts={posts} />, {
    title: term ? t('content.blogSearchTitle', { term }) : t('content.blogSearch'),
    robots: 'noindex',
    paths: pathsOf('blogSearch'),
  })
})
