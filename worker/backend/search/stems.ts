import type { Locale } from '#shared/i18n/locales.ts'

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
    (one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM,
  )
  return ending === undefined ? null : word.slice(0, -ending.length)
}

/** A word in all forms that end as its language has it; itself first. */
export function formsOf(word: string, locale: Locale): readonly string[] {
  const stem = stemOf(word, locale) ?? word
  const forms = [word, stem].flatMap((one) => [one, ...ENDINGS[locale].map((end) => one + end)])
  return [...new Set(forms)]
}
