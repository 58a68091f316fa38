export type Language = 'de' | 'en'

/** Language ids of this Shopware. */
export const SHOPWARE_LANGUAGES: Readonly<Record<Language, string>> = {
  de: '2fbb5fe2e29a4d70aa5854ce7ce3e20b',
  en: '5ab3dd6cf2b14d5eb6b2d4f5a7a0f9c1',
}
