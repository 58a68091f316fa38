import type { LocalText, Locale } from '#shared/i18n/locales.ts'

/** What the languages of the channel are called, in each of them. */
export const LANGUAGE_NAMES: Readonly<
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
