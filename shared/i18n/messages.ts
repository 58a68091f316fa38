import { de } from './de.ts'
import { en } from './en.ts'
import type { Locale } from './locales.ts'
import { translator, type Translate } from './translate.ts'

/** Translates any message of the shop. */
export type T = Translate<typeof de>

const translators: Readonly<Record<Locale, T>> = {
  de: remembering(translator<typeof de>('de', de)),
  en: remembering(translator<typeof de>('en', en)),
}

/** A page uses some hundred messages, most without parameters: each is looked up once. */
function remembering(t: T): T {
  const said = new Map<string, string>()
  return (key, ...params) => {
    if (params.length > 0) return t(key, ...params)
    const before = said.get(key)
    if (before !== undefined) return before
    const text = t(key, ...params)
    said.set(key, text)
    return text
  }
}

/** The translator of a language. */
export function messages(locale: Locale): T {
  return translators[locale]
}
