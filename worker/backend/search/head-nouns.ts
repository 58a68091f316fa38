import type { Locale } from '#shared/i18n/locales.ts'
import { fold } from '#shared/search/fold.ts'

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
