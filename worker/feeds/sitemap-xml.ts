import { DEFAULT_LOCALE, LOCALE_TAGS, LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { addressOf } from './structured-data/json-ld.ts'
import { xmlElement, xmlText } from './xml.ts'

/** A page with its path in each language that it has, and its pictures. */
export type SitemapEntry = {
  readonly paths: Readonly<Partial<Record<Locale, string>>>
  readonly images?: readonly string[]
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** The index of the sitemap's parts. */
export function sitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map((path) => `<sitemap>${xmlElement('loc', origin + path)}</sitemap>`)
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** A part of the sitemap: pages of one language, each with its translations and pictures. */
export function urlSet(origin: string, locale: Locale, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => {
    const own = entry.paths[locale]
    return own === undefined ? [] : [url(origin, own, entry)]
  })
  const spaces = `xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}" xmlns:image="${IMAGE}"`
  return `${DECLARATION}<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`
}

function url(origin: string, own: string, { paths, images = [] }: SitemapEntry): string {
  const site = { origin }
  const others = [
    ...LOCALES.map((locale) => [LOCALE_TAGS[locale], paths[locale]] as const),
    ['x-default', paths[DEFAULT_LOCALE]] as const,
  ]
  const links = others.map(([tag, path]) =>
    path === undefined
      ? ''
      : `<xhtml:link rel="alternate" hreflang="${tag}" href="${xmlText(addressOf(site, path))}"/>`,
  )
  const pictures = images.map((image) => {
    const location = xmlElement('image:loc', addressOf(site, image))
    return `<image:image>${location}</image:image>`
  })
  return `<url>${[xmlElement('loc', addressOf(site, own)), ...links, ...pictures].join('')}</url>`
}
