import type { LocaleText, Subject, View } from '../../index.js'

/** Colour of what is drawn without a colour of its own: views that many articles share. */
export const NEUTRAL = '#83928b'

/** `, Farbe Moos` and `, colour Moss`; nothing for an article without a tone. */
export function toneOf({ shade }: Subject): LocaleText {
  if (!shade) return { de: '', en: '' }
  return { de: `, Farbe ${shade.de}`, en: `, colour ${shade.en.toLowerCase()}` }
}

/**
 * A view whose text is told by two templates. Numbers in `say` are written as each language
 * writes them: `say` is called once a language with its own figure writer. What is drawn to scale
 * says by how many units a millimetre.
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

/** Writes a figure in the language being told. */
export type Words = (value: number) => string

const wordsOf =
  (locale: 'de' | 'en'): Words =>
  (value) =>
    NUMBER_FORMAT[locale].format(value)
