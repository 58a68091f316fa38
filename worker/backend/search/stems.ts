import type { Locale } from '#shared/i18n/locales.ts'
import { fold } from '#shared/search/fold.ts'

/** Endings of plurals and cases of folded words, the longest first. */
const ENDINGS: Readonly<Record<Locale, readonly string[]>> = {
  de: ['en', 'er', 'es', 'n', 'e', 's'],
  en: ['es', 's'],
}
/** Shorter stems are parts of too many other words. */
const SHORTEST_STEM = 4

/**
 * The start that a word shares with its other forms (schnallen: schnall); null without one. Search
 * finds starts of words, so singular and plural find each other.
 */
export function stemOf(word: string, locale: Locale): string | null {
  const ending = ENDINGS[locale].find(
    (end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM,
  )
  return ending === undefined ? null : word.slice(0, -ending.length)
}

/** A word with all endings of its language, itself first. */
export function formsOf(word: string, locale: Locale): readonly string[] {
  const stem = stemOf(word, locale) ?? word
  const forms = [word, stem].flatMap((form) => [form, ...ENDINGS[locale].map((end) => form + end)])
  return [...new Set(forms)]
}

/**
 * The start of the description after the head noun: "Nahtdichter für Silikon", "Zipper, coil No.
 * 3".
 */
const DESCRIPTION =
  /[,(:]|\s\d|\s(?:für|mit|ohne|zum|zur|aus|auf|nach|for|with|without|by|to|of)(?=\s)/iu

/** A reversed word. The index finds starts quickly, so reversed words make ends searchable. */
export function backwards(word: string): string {
  return Array.from(word).toReversed().join('')
}

/**
 * The folded head nouns of a name: the last word before its description, and in German also the
 * first one. "Endlosreißverschluss, Spirale Nr. 3" is an Endlosreißverschluss, "Gurtband Polyamid,
 * leicht" is Gurtband, "Zipper pulls, cord with cap" are pulls and not a zipper.
 */
export function headsOf(name: string, locale: Locale): string {
  const [described = name] = name.split(DESCRIPTION)
  const words = described.match(/\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu) ?? []
  const heads = locale === 'de' ? [words[0], words.at(-1)] : [words.at(-1)]
  return [...new Set(heads.map((word) => fold(word ?? '')))].join(' ')
}
