import { withLocalePrefix, PAGE_PATHS, type PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { LocaleText } from '#shared/schemas/import/text.ts'
import type { SourceCatalogue } from '#seed/source/catalogue.ts'
import type { SourceContent } from './source.ts'

const LINK = /href="(page|category|family|post|project|term|shop):([\w.-]+)((?:#[\w-]+)?)"/g

type Paths = ReadonlyMap<string, Readonly<Record<Locale, string>>>

/** Replaces link targets of a text by addresses: `href="family:silnylon-20d"`. */
export type Links = (html: LocaleText) => LocaleText

/**
 * Links of a catalogue's texts: `page:`, `category:`, `family:` (its first product), `post:`,
 * `project:`, `term:`, and `shop:` (a page of the URL map). Throws for an unknown target, since the
 * text is ours.
 */
export function linksOf(source: SourceCatalogue, content: SourceContent): Links {
  const paths = linkTargets(source, content)
  const linked = (html: string, locale: Locale) =>
    html.replace(LINK, (_, kind: string, name: string, anchor: string) => {
      const path = paths.get(`${kind}:${name}`)?.[locale]
      if (path !== undefined) return `href="${withLocalePrefix(locale, path)}${anchor}"`
      if (kind === 'shop' && isPageName(name)) return `href="${urls.page(locale, name)}${anchor}"`
      throw new Error(`A text links to ${kind}:${name}, which does not exist`)
    })
  return ({ de, en }) => ({ de: linked(de, 'de'), en: linked(en, 'en') })
}

function linkTargets(
  { categories, families: parents }: SourceCatalogue,
  content: SourceContent,
): Paths {
  const { pages, faq, knowHow, posts, projects, terms } = content
  return new Map([
    ...[...pages, ...faq.pages, ...knowHow.groups, ...knowHow.pages].map(
      ({ key, path }) => [`page:${key}`, path] as const,
    ),
    ...categories.map(({ key, path }) => [`category:${key}`, path] as const),
    ...parents.flatMap(({ key, articles: [first] }) =>
      first ? [[`family:${key}`, productPath(first)] as const] : [],
    ),
    ...posts.map(({ key, slug }) => [`post:${key}`, within('blog', slug)] as const),
    ...projects.map(({ key, slug }) => [`project:${key}`, within('gallery', slug)] as const),
    ...terms.map(({ key, slug }) => [`term:${key}`, within('lexicon', slug)] as const),
  ])
}

function within(page: PageName, slug: LocaleText): LocaleText {
  const { de, en } = PAGE_PATHS[page]
  return { de: `${de}/${slug.de}`, en: `${en}/${slug.en}` }
}

function productPath({ slug, number }: { readonly slug: LocaleText; readonly number: string }) {
  return { de: `/${slug.de}/${number}`, en: `/${slug.en}/${number}` }
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGE_PATHS, name)
}
