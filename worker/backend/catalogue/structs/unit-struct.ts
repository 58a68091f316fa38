import type { Locale } from '#shared/i18n/locales.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { UNIT_NAMES } from '../data/units.ts'
import type { StoredArticle } from './stored.ts'

/** A Store API unit; `shortCode` is `m` for metre goods. */
export function unitStruct(unit: StoredArticle['unit'], locale: Locale) {
  const name = UNIT_NAMES[unit][locale]
  return {
    id: idOf('unit', unit),
    shortCode: unit,
    name,
    translated: { name, shortCode: unit, customFields: {} },
    customFields: null,
    apiAlias: 'unit',
  }
}
