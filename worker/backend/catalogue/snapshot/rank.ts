import type { Sorting } from '#shared/domain/listing.ts'
import type { PriceView } from './price-view.ts'
import type { Snapshot } from './snapshot.ts'

/** The column that a sorting goes by, and whether the highest comes first. */
export function rankOf(
  sorting: Sorting,
  { columns, cloth }: Pick<Snapshot, 'columns' | 'cloth'>,
  { locale, taxState }: PriceView,
) {
  const price = taxState === 'gross' ? columns.price : columns.netPrice
  const names = locale === 'de' ? columns.nameDe : columns.nameEn
  const areaPrice = taxState === 'gross' ? cloth.areaPrice : cloth.netAreaPrice
  const ranks = {
    topseller: columns.topseller,
    newest: columns.newest,
    'name-asc': names,
    'name-desc': names,
    'price-asc': price,
    'price-desc': price,
    'weight-asc': cloth.weight.ascending,
    'weight-desc': cloth.weight.descending,
    'area-price-asc': areaPrice.ascending,
    'area-price-desc': areaPrice.descending,
  }
  return { rank: ranks[sorting], descending: sorting.endsWith('-desc') }
}
