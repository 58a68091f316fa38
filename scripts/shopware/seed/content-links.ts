import { localised, PAGE_PATHS } from '#shared/paths.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { PageRecord } from '#shared/schemas/import/page.ts'

const LINK = /<a href="([^"#]*)((?:#[^"]*)?)">(.*?)<\/a>/gs

/** Pages of ours that stand on calls which a Shopware has only with a plugin. */
const NOT_THERE = ['blog', 'lexicon', 'gallery', 'backpack', 'planner', 'trueSize'] as const

/** The path of a page of content: Shopware makes a slug of all of it, its slashes too. */
export function contentPath(path: string): string {
  return `/${path.slice(1).replaceAll('/', '-')}`
}

/** Writes the links of a text so that each leads to something in a Shopware, or is text alone. */
export function linksTo(pages: readonly Pick<PageRecord, 'path'>[]) {
  return (html: string, locale: Locale): string => {
    const targets = new Map(
      pages.map(({ path }) => [
        localised(locale, path[locale]),
        localised(locale, contentPath(path[locale])),
      ]),
    )
    const missing = NOT_THERE.map((name) => localised(locale, PAGE_PATHS[name][locale]))
    return html.replace(LINK, (link, path: string, anchor: string, text: string) => {
      if (missing.some((one) => path === one || path.startsWith(`${one}/`))) return text
      const target = targets.get(path)
      return target === undefined ? link : `<a href="${target}${anchor}">${text}</a>`
    })
  }
}
