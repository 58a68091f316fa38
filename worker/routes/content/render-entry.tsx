import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { Locale } from '#shared/i18n/locales.ts'
import type { CmsPage } from '#shared/schemas/store-api/cms.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'
import { pagePaths, pathsFor, urls } from '#shared/urls.ts'
import { answerMarkdown } from '#worker/feeds/markdown/answer-markdown.ts'
import { contentMarkdown } from '#worker/feeds/markdown/content-markdown.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf, type Thing } from '#worker/feeds/structured-data/json-ld.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import type { AppEnv } from '#worker/runtime/context.ts'

/** A kind of entry, by the name of the page that lists it. */
type EntryList = 'blog' | 'gallery' | 'lexicon'

type Entry = Readonly<{
  slug: string
  slugs: Readonly<Record<Locale, string>>
  summary: string
  cmsPage: CmsPage
  media?: Media | null | undefined
}>

type Own = Readonly<{
  title: string
  pathOf: (locale: Locale, slug: string) => string
  /** A line below the title of its Markdown. */
  byline?: string
  kind?: 'article'
  structuredData?: readonly Thing[]
}>

/** A page of a list of entries. */
export function renderEntries(
  c: Context<AppEnv>,
  list: EntryList,
  page: ReactNode,
  {
    p,
    image,
    search = '',
  }: Readonly<{ p?: number; image?: Media | null | undefined; search?: string }> = {},
) {
  const title = c.var.t(`content.${list}Title`)
  return renderPage(c, page, {
    sheet: list === 'lexicon' ? 'guide' : 'text',
    title,
    description: c.var.t(`content.${list}Lead`),
    paths: pagePaths(list),
    image,
    structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: title }])]),
    ...(p !== undefined && { canonicalQuery: p > 1 ? `?p=${p}` : '' }),
    ...(search !== '' && {
      robots: 'noindex, follow',
      keeps: `?${new URLSearchParams({ search })}`,
    }),
  })
}

/** The page of one entry, or its Markdown. */
export function renderEntry(
  c: Context<AppEnv>,
  list: EntryList,
  entry: Entry,
  page: ReactNode,
  { title, pathOf, byline, kind, structuredData = [] }: Own,
) {
  const { locale, t } = c.var
  const path = pathOf(locale, entry.slug)
  const text = { title, path, page: entry.cmsPage, ...(byline !== undefined && { byline }) }
  const markdown = answerMarkdown(c, (site) => contentMarkdown(site, text))
  if (markdown) return markdown
  const crumbs = [
    { name: t(`content.${list}Title`), href: urls.page(locale, list) },
    { name: title },
  ]
  return renderPage(c, page, {
    // A project shows its pictures and its parts, as an article and a cart do.
    sheet: list === 'gallery' ? 'other' : 'text',
    title,
    description: entry.summary,
    paths: pathsFor((each) => pathOf(each, entry.slugs[each])),
    ...(kind && { kind }),
    image: entry.media,
    structuredData: jsonLd([breadcrumbList(siteOf(c), crumbs), ...structuredData]),
  })
}
