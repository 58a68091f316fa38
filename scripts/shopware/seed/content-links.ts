import { withLocalePrefix, PAGE_PATHS } from '#shared/paths.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { PageRecord } from '#shared/schemas/import/page.ts'

const LINK = /<a href="([^"#]*)((?:#[^"]*)?)">(.*?)<\/a>/gs

/** Our pages whose calls a Shopware has only with a plugin. */
const NOT_THERE = ['blog', 'lexicon', 'gallery', 'backpack', 'planner', 'trueSize'] as const

/** Path of a content page; Shopware turns slashes into hyphens. */
export function contentPath(path: string): string {
  return `/${path.slice(1).replaceAll('/', '-')}`
}

/** Rewrites links of a text to existing targets; links without one become text. */
export function linksTo(pages: readonly Pick<PageRecord, 'path'>[]) {
  return (html: string, locale: Locale): string => {
    const targets = new Map(
      pages.map(({ path }) => [
        withLocalePrefix(locale, path[locale]),
        withLocalePrefix(locale, contentPath(path[locale])),
      ]),
    )
    const missing = NOT_THERE.map((name) => withLocalePrefix(locale, PAGE_PATHS[name][locale]))
    return html.replace(LINK, (link, path: string, anchor: string, text: string) => {
      if (missing.some((one) => path === one || path.startsWith(`${one}/`))) return text
      const target = targets.get(path)
      return target === undefined ? link : `<a href="${target}${anchor}">${text}</a>`
    })
  }
}
