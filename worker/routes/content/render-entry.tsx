import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Locale } from '#shared/i18n/locales.ts'
import type { CmsPage } from '#shared/schemas/store-api/cms.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'
import { pagePaths, pathsFor, urls } from '#shared/urls.ts'
import { respondWithMarkdown } from '#worker/feeds/markdown/respond-with-markdown.ts'
import { contentMarkdown } from '#worker/feeds/markdown/content-markdown.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf, type Thing } from '#worker/feeds/structured-data/json-ld.ts'
import { navigationTree } from '#worker/rendering/navigation/navigation-tree.ts'
import type { PageHead } from '#worker/rendering/page.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import type { AppEnv } from '#worker/runtime/context.ts'

/** A kind of entry, named after the page that lists it. */
type EntryList = 'blog' | 'gallery' | 'lexicon'

type RenderedEntry = Readonly<{
  slug: string
  slugs: Readonly<Record<Locale, string>>
  summary: string
  cmsPage: CmsPage
  media?: Media | null | undefined
}>

type Own = Readonly<{
  title: string
  pathOf: (locale: Locale, slug: string) => string
  /** A line below the title in Markdown. */
  byline?: string
  kind?: 'article'
  structuredData?: readonly Thing[]
}>

type ListedEntries = Readonly<{
  content: ReactNode
  /** The picture of the first entry. */
  image?: Media | null | undefined
}>

/**
 * A page of a list of entries. It begins before they are loaded. Only a remote shop may lack the
 * list, so there the response decides the status.
 */
export async function respondWithEntries(
  c: Context<AppEnv>,
  list: EntryList,
  loading: Promise<ListedEntries>,
  { p, search = '' }: Readonly<{ p?: number; search?: string }> = {},
): Promise<Response> {
  const { entries } = started({ entries: loading })
  void navigationTree(c)
  if (c.var.vars.STORE_API_URL) await entries
  const title = c.var.t(`content.${list}Title`)
  const head: PageHead = {
    title,
    description: c.var.t(`content.${list}Lead`),
    paths: pagePaths(list),
    ...(p !== undefined && { canonicalQuery: p > 1 ? `?p=${p}` : '' }),
    ...(search !== '' && {
      robots: 'noindex, follow',
      keeps: `?${new URLSearchParams({ search })}`,
    }),
  }
  return respondWithPage(c, {
    sheet: list === 'lexicon' ? 'guide' : 'text',
    head: list === 'lexicon' ? head : entries.then(({ image }) => ({ ...head, image })),
    main: [entries],
    structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: title }])]),
  })
}

/** The page of one entry, or its Markdown. */
export function renderEntry(
  c: Context<AppEnv>,
  list: EntryList,
  entry: RenderedEntry,
  page: ReactNode,
  { title, pathOf, byline, kind, structuredData = [] }: Own,
) {
  const { locale, t } = c.var
  const path = pathOf(locale, entry.slug)
  const text = { title, path, page: entry.cmsPage, ...(byline !== undefined && { byline }) }
  const markdown = respondWithMarkdown(c, (site) => contentMarkdown(site, text))
  if (markdown) return markdown
  const crumbs = [
    { name: t(`content.${list}Title`), href: urls.page(locale, list) },
    { name: title },
  ]
  return renderPage(c, page, {
    // A project shows pictures and parts, like a product and a cart.
    sheet: list === 'gallery' ? 'other' : 'text',
    title,
    description: entry.summary,
    paths: pathsFor((each) => pathOf(each, entry.slugs[each])),
    ...(kind && { kind }),
    image: entry.media,
    structuredData: jsonLd([breadcrumbList(siteOf(c), crumbs), ...structuredData]),
  })
}
