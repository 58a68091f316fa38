import type { LocaleText, Subject, View } from '../../index.js'

/** The colour of drawings without their own colour, which many products share. */
export const NEUTRAL = '#83928b'

/** `, Farbe Moos` and `, colour Moss`; empty without a shade. */
export function toneOf({ shade }: Subject): LocaleText {
  if (!shade) return { de: '', en: '' }
  return { de: `, Farbe ${shade.de}`, en: `, colour ${shade.en.toLowerCase()}` }
}

/**
 * A picture with alternative text by two templates. `say` is called once per language with its
 * number format. A drawing to scale has its units per millimetre.
 */
export function view(
  svg: string,
  say: (words: Words) => Readonly<{ de: string; en: string }>,
  unitsPerMm?: number | undefined,
): View {
  const alt = { de: say(wordsOf('de')).de, en: say(wordsOf('en')).en }
  return { svg, alt, ...(unitsPerMm && { unitsPerMm }) }
}

const NUMBER_FORMAT = {
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 }),
}

/** Formats a figure in one language. */
export type Words = (value: number) => string

const wordsOf =
  (locale: 'de' | 'en'): Words =>
  (value) =>
    NUMBER_FORMAT[locale].format(value)
