import type { Locale, LocalText } from '#shared/i18n/locales.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { ChannelLanguage } from '../http/languages.ts'

/** The names of the channel's languages, in each language. */
const LANGUAGE_NAMES: Readonly<
  Record<Locale, Readonly<{ language: LocalText; territory: LocalText }>>
> = {
  de: {
    language: { de: 'Deutsch', en: 'German' },
    territory: { de: 'Deutschland', en: 'Germany' },
  },
  en: {
    language: { de: 'Englisch', en: 'English' },
    territory: { de: 'Vereinigtes Königreich', en: 'United Kingdom' },
  },
}

/**
 * A Store API language, named in the language of the request. `locale` and `translationCode` are
 * included only on request.
 */
export function languageStruct(
  { id, locale, tag }: ChannelLanguage,
  shownIn: Locale,
  requested: ReadonlySet<string> = new Set(),
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
    locale: requested.has('locale') ? struct : null,
    translationCodeId: struct.id,
    translationCode: requested.has('translationCode') ? struct : null,
    customFields: null,
    apiAlias: 'language',
  }
}
