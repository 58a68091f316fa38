import { routes, urls } from '#shared/urls.ts'
import { articleJsonLd } from '#worker/feeds/structured-data/article.ts'
import { siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { behindTheLastPage } from '#worker/rendering/behind-the-last-page.ts'
import { factory } from '#worker/runtime/context.ts'
import { BlogPage } from '../../pages/blog/blog-page.tsx'
import { PostPage } from '../../pages/blog/post-page.tsx'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { renderEntries, renderEntry } from './render-entry.tsx'

const POSTS_A_PAGE = 10

/** The blog and its posts. Where the backend has none, there is no such page. */
export const blog = factory
  .createApp()
  .on('GET', routes.page('blog'), async (c) => {
    const { services, locale } = c.var
    const { p } = ListingQuery.parse(c.req.query())
    const query = { p, limit: POSTS_A_PAGE } as const
    const found = await services.storeApi.entries.posts(locale, { page: p, limit: query.limit })
    if (!found.ok) return storeApiFailed(c, found.error)
    const { elements, total } = found.value.data
    if (p > 1 && elements.length === 0) return behindTheLastPage(c)
    const page = <BlogPage posts={elements} total={total} query={query} />
    return renderEntries(c, 'blog', page, { p, image: elements[0]?.media })
  })
  .on('GET', routes.page('blog', '/:slug'), async (c) => {
    const { services, locale } = c.var
    const found = await services.storeApi.entries.post(locale, c.req.param('slug') ?? '')
    if (!found.ok) return storeApiFailed(c, found.error)
    const post = found.value.data
    return renderEntry(c, 'blog', post, <PostPage post={post} />, {
      title: post.title,
      pathOf: urls.post,
      byline: `${post.date}, ${post.author}`,
      kind: 'article',
      structuredData: [articleJsonLd(siteOf(c), post)],
    })
  })
