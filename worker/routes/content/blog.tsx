import { routes, urls } from '#shared/urls.ts'
import { articleJsonLd } from '#worker/feeds/structured-data/article.ts'
import { siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { respondPageOutOfRange } from '#worker/rendering/page-out-of-range.ts'
import { started } from '#worker/rendering/started.ts'
import { navigationTree } from '#worker/rendering/navigation/navigation-tree.ts'
import { factory } from '#worker/runtime/context.ts'
import { BlogPage } from '../../pages/blog/blog-page.tsx'
import { PostPage } from '../../pages/blog/post-page.tsx'
import { requireData } from '../forms/store-api-failed.ts'
import { renderEntry, respondWithEntries } from './render-entry.tsx'

const POSTS_A_PAGE = 10

/** The blog and its posts. A 404 if the backend has no blog. */
export const blog = factory
  .createApp()
  .on('GET', routes.page('blog'), async (c) => {
    const { services, locale } = c.var
    const { p } = ListingQuery.parse(c.req.query())
    const query = { p, limit: POSTS_A_PAGE } as const
    const { posts } = started({
      posts: services.storeApi.entries
        .posts(locale, { page: p, limit: query.limit })
        .then((found) => requireData(c, found)),
    })
    // A later page may be after the last one.
    if (p > 1 && (await posts).elements.length === 0) return respondPageOutOfRange(c)
    const entries = posts.then(({ elements, total }) => ({
      content: <BlogPage posts={elements} total={total} query={query} />,
      image: elements[0]?.media,
    }))
    return respondWithEntries(c, 'blog', entries, { p })
  })
  .on('GET', routes.page('blog', '/:slug'), async (c) => {
    const { services, locale } = c.var
    void navigationTree(c)
    const found = await services.storeApi.entries.post(locale, c.req.param('slug') ?? '')
    const post = requireData(c, found)
    return renderEntry(c, 'blog', post, <PostPage post={post} />, {
      title: post.title,
      pathOf: urls.post,
      byline: `${post.date}, ${post.author}`,
      kind: 'article',
      structuredData: [articleJsonLd(siteOf(c), post)],
    })
  })
