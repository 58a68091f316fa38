import type { Context } from 'hono'
import type { Locale } from '#shared/i18n/locales.ts'
import { ok, type Result } from '#shared/domain/result.ts'
import { RECIPES } from '#shared/recipes/recipes.ts'
import type { PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../runtime/context.ts'
import type { StoreApiFailure } from '../store-api/transport/call.ts'
import { allOf } from './all-pages.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** Content pages that are not in the Store API. */
const OWN_PAGES = ['home', 'revoke', 'contact'] as const satisfies readonly PageName[]

/**
 * A Shopware works on few calls at a time. With many calls at once the last ones exceed the time
 * limit. Three such failures in a row count as an outage of all pages.
 */
const READ_AT_ONCE = 4

type Slugs = Readonly<Record<Locale, string>>

/** All readable pages: our own pages, content pages, blog, lexicon, gallery and recipes. */
export async function contentEntries(
  c: Context<AppEnv>,
): Promise<Result<readonly SitemapEntry[], StoreApiFailure>> {
  const { locale, services, vars } = c.var
  const { entries } = services.storeApi
  const [pages, posts, terms, projects] = await Promise.all([
    landingPages(c),
    allOf((query) => entries.posts(locale, query)),
    allOf(() => entries.terms(locale), { pages: 1 }),
    allOf((query) => entries.projects(locale, query)),
  ])
  if (!pages.ok) return pages
  if (!posts.ok) return posts
  if (!terms.ok) return terms
  if (!projects.ok) return projects
  const { features } = vars.settings
  const recipes = features.planner ? RECIPES : []
  const samples = features.samples ? (['orderSample'] as const) : []
  const lists = [
    ...(posts.value.length > 0 ? (['blog'] as const) : []),
    ...(projects.value.length > 0 ? (['gallery'] as const) : []),
    ...(terms.value.length > 0 ? (['lexicon'] as const) : []),
    ...(recipes.length > 0 ? (['planner', 'backpack', 'trueSize'] as const) : []),
  ]
  return ok([
    ...[...OWN_PAGES, ...samples, ...lists].map((name) => ({
      paths: inEach((language) => urls.page(language, name)),
    })),
    ...pages.value,
    ...posts.value.map((post) => entry(urls.post, post.slugs, post.media?.url)),
    ...terms.value.map((term) => entry(urls.term, term.slugs)),
    ...projects.value.map((project) => entry(urls.project, project.slugs, project.media?.url)),
    ...recipes.map(({ slug }) => entry(urls.recipe, slug)),
  ])
}

/** Indexable content pages. The list of paths does not show this, so each page is read. */
async function landingPages(
  c: Context<AppEnv>,
): Promise<Result<readonly SitemapEntry[], StoreApiFailure>> {
  const { locale, services } = c.var
  const { content, paths } = services.storeApi
  const byId = new Map<string, Partial<Record<Locale, string>>>()
  for (const language of await services.locales()) {
    const found = await allOf((query) => paths.ofContent(language, query))
    if (!found.ok) return found
    for (const { foreignKey, seoPathInfo } of found.value) {
      const path = urls.seo(language, seoPathInfo)
      byId.set(foreignKey, { ...byId.get(foreignKey), [language]: path })
    }
  }
  const open: SitemapEntry[] = []
  const listed = [...byId]
  for (let first = 0; first < listed.length; first += READ_AT_ONCE) {
    const few = listed.slice(first, first + READ_AT_ONCE)
    const pages = await Promise.all(few.map(([id]) => content.landingPage(locale, id)))
    for (const [index, [, byLanguage]] of few.entries()) {
      const page = pages[index]
      if (!page?.ok) c.set('degraded', true)
      else if (!page.value.data.customFields?.ripstop_noindex) open.push({ paths: byLanguage })
    }
  }
  return ok(open)
}

function entry(
  path: (locale: Locale, slug: string) => string,
  slugs: Slugs,
  image?: string,
): SitemapEntry {
  return { paths: inEach((locale) => path(locale, slugs[locale])), images: image ? [image] : [] }
}

function inEach(path: (locale: Locale) => string): Slugs {
  return { de: path('de'), en: path('en') }
}
