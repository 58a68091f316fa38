import type { LocalText } from '#shared/i18n/locales.ts'
import type { StoredProduct } from '#worker/backend/tables/stored.ts'

export const UNIT_NAMES: Readonly<Record<StoredProduct['unit'], LocalText>> = {
  m: { de: 'Meter', en: 'metre' },
  piece: { de: 'Stück', en: 'piece' },
  set: { de: 'Set', en: 'set' },
  download: { de: 'Download', en: 'download' },
}
