import type { Locale } from '#shared/i18n/locales.ts'
import { PAGE_PATHS, withLocalePrefix, type PageName } from '#shared/paths.ts'
import { lines } from './demo.ts'

/** Pages of the shop that texts link to. */
const OF_THE_SHOP: readonly PageName[] = ['revoke', 'gallery', 'lexicon', 'blog']

/** All paths that content can link to, in one language. */
export async function pathsIn(locale: Locale): Promise<ReadonlySet<string>> {
  const below = (name: PageName, slug: { de: string; en: string }) =>
    `${PAGE_PATHS[name][locale]}/${slug[locale]}`
  const paths = [
    ...(await lines.pages()).map(({ path }) => path[locale]),
    ...(await lines.categories()).map(({ path }) => path[locale]),
    ...(await lines.articles()).map(({ slug, number }) => `/${slug[locale]}/${number}`),
    ...(await lines.posts()).map(({ slug }) => below('blog', slug)),
    ...(await lines.terms()).map(({ slug }) => below('lexicon', slug)),
    ...(await lines.projects()).map(({ slug }) => below('gallery', slug)),
    ...OF_THE_SHOP.map((name) => PAGE_PATHS[name][locale]),
  ]
  return new Set(paths.map((path) => withLocalePrefix(locale, path)))
}
