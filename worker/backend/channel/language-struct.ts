import type { Locale } from '#shared/i18n/locales.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { LANGUAGE_NAMES } from './data/language-names.ts'
import type { ChannelLanguage } from './languages.ts'

/** A Store API language with its locale, named in the language of the request. */
export function languageStruct({ id, locale, tag }: ChannelLanguage, shownIn: Locale) {
  const { language: name, territory } = LANGUAGE_NAMES[locale]
  const struct = {
    id: idOf('locale', tag),
    code: tag,
    name: name[shownIn],
    territory: territory[shownIn],
    translated: { name: name[shownIn], territory: territory[shownIn], customFields: {} },
    customFields: {},
    apiAlias: 'locale',
  }
  return {
    id,
    name: name[shownIn],
    active: true,
    localeId: struct.id,
    locale: struct,
    translationCodeId: struct.id,
    translationCode: struct,
    customFields: {},
    apiAlias: 'language',
  }
}
