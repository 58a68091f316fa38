import type { LocaleText } from '#shared/schemas/import/text.ts'

/** The languages that a seeded Shopware needs, as it calls them. */
export const TAGS = { de: 'de-DE', en: 'en-GB' } as const

/** Shopware's columns for meta texts end here. */
const META_LENGTH = 255

type Text = Readonly<Record<keyof LocaleText, string>>

/** A text in both languages as the Admin API takes it. */
export function translated(text: Text): Readonly<Record<string, string>> {
  return { [TAGS.de]: text.de, [TAGS.en]: text.en }
}

/** The same, cut to what a meta text may be. */
export function translatedBriefly(text: Text): Readonly<Record<string, string>> {
  return translated({ de: text.de.slice(0, META_LENGTH), en: text.en.slice(0, META_LENGTH) })
}

/** Fields for each language. */
export function inEachLanguage<T>(fields: (locale: keyof typeof TAGS) => T) {
  return { [TAGS.de]: fields('de'), [TAGS.en]: fields('en') }
}
