import { localised, PAGE_PATHS, urls, type PageName } from '#shared/urls.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { SourceCatalogue } from '#seed/source/catalogue.ts'

const LINK = /href="(page|category|family|shop):([\w.-]+)((?:#[\w-]+)?)"/g

/** Writes the addresses of a text that names what it links to: `href="family:silnylon-20d"`. */
export type Links = (html: string, locale: Locale) => string

/**
 * The links of a catalogue's texts: `page:` a page of content, `category:`, `family:` its first
 * article, `shop:` a page of the URL map. Throws on a link that leads nowhere: it is our own text.
 */
export function linksOf(source: SourceCatalogue): Links {
  const paths = new Map<string, Readonly<Record<Locale, string>>>()
  for (const { key, path } of source.content.pages) paths.set(`page:${key}`, path)
  for (const { key, path } of source.categories) paths.set(`category:${key}`, path)
  for (const { key, articles } of source.families) {
    const [first] = articles
    if (!first) continue
    const { slug, number } = first
    paths.set(`family:${key}`, { de: `/${slug.de}/${number}`, en: `/${slug.en}/${number}` })
  }
  return (html, locale) =>
    html.replace(LINK, (_, kind: string, name: string, anchor: string) => {
      const path = paths.get(`${kind}:${name}`)?.[locale]
      if (path !== undefined) return `href="${localised(locale, path)}${anchor}"`
      if (kind === 'shop' && isPageName(name)) return `href="${urls.page(locale, name)}${anchor}"`
      throw new Error(`A text links to ${kind}:${name}, which does not exist`)
    })
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGE_PATHS, name)
}
