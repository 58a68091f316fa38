import type { Locale } from '#shared/i18n/locales.ts'
import { fold } from '#shared/search/fold.ts'

/** Endings of plurals and cases, of folded words; the longest first. */
const ENDINGS: Readonly<Record<Locale, readonly string[]>> = {
  de: ['en', 'er', 'es', 'n', 'e', 's'],
  en: ['es', 's'],
}
/** A shorter rest begins or stands in too many other words. */
const SHORTEST_STEM = 4

/**
 * The beginning that a word has in common with its other forms (schnallen: schnall), or null where
 * there is none: singular and plural find each other, as search looks for beginnings.
 */
export function stemOf(word: string, locale: Locale): string | null {
  const ending = ENDINGS[locale].find(
    (end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM,
  )
  return ending === undefined ? null : word.slice(0, -ending.length)
}

/** A word in all forms that end as its language has it; itself first. */
export function formsOf(word: string, locale: Locale): readonly string[] {
  const stem = stemOf(word, locale) ?? word
  const forms = [word, stem].flatMap((form) => [form, ...ENDINGS[locale].map((end) => form + end)])
  return [...new Set(forms)]
}

/** From here on a name only tells about the thing: "Nahtdichter für Silikon", "Zipper, coil No. 3". */
const ABOUT = /[,(:]|\s\d|\s(?:für|mit|ohne|zum|zur|aus|auf|nach|for|with|without|by|to|of)(?=\s)/iu

/** A word from its end: what ends alike begins alike, and beginnings are found at once. */
export function backwards(word: string): string {
  return Array.from(word).toReversed().join('')
}

/**
 * What a thing is, by its name, folded: the last word before anything that is only told about it,
 * and in German the first one too. "Endlosreißverschluss, Spirale Nr. 3" is an Endlosreißverschluss,
 * "Gurtband Polyamid, leicht" is Gurtband, "Zipper pulls, cord with cap" are pulls and no zipper.
 */
export function headsOf(name: string, locale: Locale): string {
  const [thing = name] = name.split(ABOUT)
  const words = thing.match(/\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu) ?? []
  const heads = locale === 'de' ? [words[0], words.at(-1)] : [words.at(-1)]
  return [...new Set(heads.map((word) => fold(word ?? '')))].join(' ')
}
