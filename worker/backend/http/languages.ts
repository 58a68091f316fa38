import { DEFAULT_LOCALE, LOCALES, LOCALE_TAGS, type Locale } from '#shared/i18n/locales.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

export type ChannelLanguage = Readonly<{ id: string; locale: Locale; tag: string }>

/** The languages of the sales channel, the default first. */
export const CHANNEL_LANGUAGES: readonly ChannelLanguage[] = LOCALES.map((locale) => ({
  id: idOf('language', LOCALE_TAGS[locale]),
  locale,
  tag: LOCALE_TAGS[locale],
}))

/** The id by which a request asks for a language (`sw-language-id`). */
export const LANGUAGE_ID: Readonly<Record<Locale, string>> = {
  de: idOf('language', LOCALE_TAGS.de),
  en: idOf('language', LOCALE_TAGS.en),
}

export const DEFAULT_LANGUAGE = { id: LANGUAGE_ID[DEFAULT_LOCALE], locale: DEFAULT_LOCALE }

export function languageById(id: string): ChannelLanguage | undefined {
  return CHANNEL_LANGUAGES.find((language) => language.id === id)
}
