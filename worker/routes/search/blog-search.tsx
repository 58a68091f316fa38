import type { Context } from 'hono'
import { pagePaths, routes } from '#shared/urls.ts'
import { Searched } from '#client/ui/messages/searched-context.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { BlogSearchPage } from '../../pages/blog/blog-search-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { searchTermOf } from '#worker/rendering/search-term.ts'
import { requireData } from '../forms/store-api-failed.ts'

const MAX_POSTS = 100

/**
 * Blog posts by the words they contain. Terms are countless, so results are cached as pages, never
 * in KV. Only a remote shop may lack a blog, so there the response decides the status.
 */
export const blogSearch = factory.createApp().on('GET', routes.page('blogSearch'), async (c) => {
  const { t, vars } = c.var
  const term = searchTermOf(c)
  const { results } = started({ results: showResults(c, term) })
  if (vars.STORE_API_URL) await results
  return respondWithPage(c, {
    head: {
      title: term ? t('content.blogSearchTitle', { term }) : t('content.blogSearch'),
      robots: 'noindex, follow',
      paths: pagePaths('blogSearch'),
      keeps: term ? `?${new URLSearchParams({ search: term })}` : '',
    },
    main: [results],
  })
})

async function showResults(c: Context<AppEnv>, term: string): Promise<Section> {
  const { entries, search } = c.var.services.storeApi
  const [found, products] = term
    ? await Promise.all([
        entries.searchPosts(c.var.locale, term, { page: 1, limit: MAX_POSTS }),
        search.products(c.var.locale, { typed: term }, { page: 1, limit: 1 }),
      ])
    : [null, null]
  return {
    content: (
      <Searched value={term}>
        <BlogSearchPage
          term={term}
          posts={found ? requireData(c, found).elements : []}
          products={products?.ok ? products.value.data.total : null}
        />
      </Searched>
    ),
  }
}
