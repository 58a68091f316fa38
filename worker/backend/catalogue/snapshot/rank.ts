import type { Sorting } from '#shared/domain/listing.ts'
import type { PriceView } from './price-view.ts'
import type { Columns } from './snapshot.ts'

/** The column that a sorting goes by, and whether the highest comes first. */
export function rankOf(sorting: Sorting, columns: Columns, { locale, taxState }: PriceView) {
  const price = taxState === 'gross' ? columns.price : columns.netPrice
  const names = locale === 'de' ? columns.nameDe : columns.nameEn
  const ranks = {
    topseller: columns.topseller,
    newest: columns.newest,
    'name-asc': names,
    'name-desc': names,
    'price-asc': price,
    'price-desc': price,
  }
  return { rank: ranks[sorting], descending: sorting.endsWith('-desc') }
}
