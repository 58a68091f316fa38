import { LOCALE_TAGS, type Locale } from './locales.ts'

/**
 * Names of products for use in a sentence, each once. Several names are quoted, as names contain
 * commas and "and".
 */
export function nameList(locale: Locale, names: readonly string[]) {
  const distinct = [...new Set(names)]
  const told = distinct.length === 1 ? distinct : distinct.map((name) => quoted(locale, name))
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' })
  return { names: list.format(told), count: distinct.length }
}

function quoted(locale: Locale, name: string): string {
  return locale === 'de' ? `„${name}“` : `“${name}”`
}
