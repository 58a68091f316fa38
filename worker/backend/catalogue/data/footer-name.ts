import type { LocalText } from '#shared/i18n/locales.ts'

export const FOOTER_NAME: LocalText = { de: 'Fußzeile', en: 'Footer' }
export const FOOTER_FOLDER_NAME: LocalText = { de: 'Informationen', en: 'Information' }
