import type { LocalText } from '#shared/i18n/locales.ts'

export const FOOTER_NAME: LocalText = { de: 'Informationen', en: 'Information' }
