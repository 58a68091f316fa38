import { DEFAULT_LOCALE, LOCALES, LOCALE_TAGS, type Locale } from '#shared/i18n/locales.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { backendFactory } from './env.ts'
import { storeApiError } from './store-api-error.ts'

export type ChannelLanguage = Readonly<{ id: string; locale: Locale; tag: string }>

/** The languages of the sales channel, the default first. */
export const CHANNEL_LANGUAGES: readonly ChannelLanguage[] = LOCALES.map((locale) => ({
  id: idOf('language', LOCALE_TAGS[locale]),
  locale,
  tag: LOCALE_TAGS[locale],
}))

/** The id of a language in requests (`sw-language-id`). */
export const LANGUAGE_ID: Readonly<Record<Locale, string>> = {
  de: idOf('language', LOCALE_TAGS.de),
  en: idOf('language', LOCALE_TAGS.en),
}

const DEFAULT_LANGUAGE = { id: LANGUAGE_ID[DEFAULT_LOCALE], locale: DEFAULT_LOCALE }

export function languageById(id: string): ChannelLanguage | undefined {
  return CHANNEL_LANGUAGES.find((language) => language.id === id)
}

const OFFERED = CHANNEL_LANGUAGES.map(({ id }) => id).join(', ')

/**
 * Reads `sw-language-id`. Refuses a language that the channel lacks
 * (docs/store-api.md#request-language).
 */
export const language = backendFactory.createMiddleware(async (c, next) => {
  const sent = c.req.header('sw-language-id')
  c.set('language', DEFAULT_LANGUAGE)
  c.set('languageSent', sent !== undefined)
  if (sent !== undefined) {
    if (!isHexId(sent)) {
      return storeApiError(c, {
        status: 412,
        code: 'SYSTEM__LANGUAGE_INVALID_EXCEPTION',
        detail: 'The provided language id is invalid.',
      })
    }
    const known = languageById(sent)
    if (!known) {
      return storeApiError(c, {
        status: 412,
        code: 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION',
        detail: `Provided language "${sent}" is not in list of available languages: ${OFFERED}`,
      })
    }
    c.set('language', { id: known.id, locale: known.locale })
  }
  await next()
})
