import type { Locale } from '#shared/i18n/locales.ts'
import type { SortingKey } from '../sortings.ts'
import type { Columns } from './snapshot.ts'

/** The column that a sorting goes by, and whether the highest comes first. */
export function rankOf(sorting: SortingKey, columns: Columns, locale: Locale) {
  const names = locale === 'de' ? columns.nameDe : columns.nameEn
  const ranks = {
    topseller: columns.topseller,
    newest: columns.newest,
    'name-asc': names,
    'name-desc': names,
    'price-asc': columns.price,
    'price-desc': columns.price,
  }
  return { rank: ranks[sorting], descending: sorting.endsWith('-desc') }
}
