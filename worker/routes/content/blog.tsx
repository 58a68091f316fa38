import { urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { BlogPage } from '../../pages/blog/blog-page.tsx'
import { PostPage } from '../../pages/blog/post-page.tsx'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { answerMarkdown } from '#worker/feeds/markdown/answer-markdown.ts'
import { contentMarkdown } from '#worker/feeds/markdown/content-markdown.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { articleThing } from '#worker/feeds/structured-data/article.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd } from '#worker/feeds/structured-data/json-ld.ts'
import { siteOf } from '#worker/feeds/structured-data/site-of.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { pathsOf, routesOf } from './paths.ts'

const POSTS_A_PAGE = 10

/** The blog and its posts. Where the backend has none, there is no such page. */
export const blog = factory
  .createApp()
  .on('GET', routesOf('blog'), async (c) => {
    const { services, locale, t } = c.var
    const { p } = ListingQuery.parse(c.req.query())
    const query = { p, limit: POSTS_A_PAGE } as const
    const found = await services.storeApi.entries.posts(locale, { page: p, limit: query.limit })
    if (!found.ok) return storeApiFailed(c, found.error)
    const { elements, total } = found.value.data
    if (p > 1 && elements.length === 0) return c.notFound()
    return renderPage(c, <BlogPage posts={elements} total={total} query={query} />, {
      title: t('content.blogTitle'),
      description: t('content.blogLead'),
      paths: pathsOf('blog'),
      image: elements[0]?.media,
      structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: t('content.blogTitle') }])]),
      canonicalQuery: p > 1 ? `?p=${p}` : '',
    })
  })
  .on('GET', routesOf('blog', '/:slug'), async (c) => {
    const { services, locale, t } = c.var
    const found = await services.storeApi.entries.post(locale, c.req.param('slug') ?? '')
    if (!found.ok) return storeApiFailed(c, found.error)
    const post = found.value.data
    const path = urls.post(locale, post.slug)
    const text = {
      title: post.title,
      path,
      byline: `${post.date}, ${post.author}`,
      page: post.cmsPage,
    }
    const markdown = answerMarkdown(c, (site) => contentMarkdown(site, text))
    if (markdown) return markdown
    const crumbs = [
      { name: t('content.blogTitle'), href: urls.page(locale, 'blog') },
      { name: post.title },
    ]
    return renderPage(c, <PostPage post={post} />, {
      title: post.title,
      description: post.summary,
      paths: { de: urls.post('de', post.slugs.de), en: urls.post('en', post.slugs.en) },
      kind: 'article',
      image: post.media,
      structuredData: jsonLd([breadcrumbList(siteOf(c), crumbs), articleThing(siteOf(c), post)]),
    })
  })
