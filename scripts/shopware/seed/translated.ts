import type { LocaleText } from '#shared/schemas/import/text.ts'

/** Languages that a seeded Shopware needs, by its names. */
export const TAGS = { de: 'de-DE', en: 'en-GB' } as const

/** Length limit of Shopware's meta columns. */
const META_LENGTH = 255

type Text = Readonly<Record<keyof LocaleText, string>>

/** A text in both languages for the Admin API. */
export function translated(text: Text): Readonly<Record<string, string>> {
  return { [TAGS.de]: text.de, [TAGS.en]: text.en }
}

/** The same, cut to the meta limit. */
export function translatedBriefly(text: Text): Readonly<Record<string, string>> {
  return translated({ de: text.de.slice(0, META_LENGTH), en: text.en.slice(0, META_LENGTH) })
}

/** Fields per language. */
export function inEachLanguage<T>(fields: (locale: keyof typeof TAGS) => T) {
  return { [TAGS.de]: fields('de'), [TAGS.en]: fields('en') }
}
