import type { Locale } from '#shared/i18n/locales.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { LANGUAGE_NAMES } from './data/language-names.ts'
import type { ChannelLanguage } from './languages.ts'

/** A Store API language, named in the language of the request; `locale` only where it is asked for. */
export function languageStruct(
  { id, locale, tag }: ChannelLanguage,
  shownIn: Locale,
  { withLocale = false } = {},
) {
  const { language: name, territory } = LANGUAGE_NAMES[locale]
  const struct = {
    id: idOf('locale', tag),
    code: tag,
    name: name[shownIn],
    territory: territory[shownIn],
    translated: { name: name[shownIn], territory: territory[shownIn], customFields: {} },
    customFields: null,
    apiAlias: 'locale',
  }
  return {
    id,
    name: name[shownIn],
    active: true,
    localeId: struct.id,
    locale: withLocale ? struct : null,
    translationCodeId: struct.id,
    translationCode: struct,
    customFields: null,
    apiAlias: 'language',
  }
}
