import type { Sorting } from '#shared/domain/listing.ts'
import type { TaxState } from '#shared/domain/tax/tax.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { GROSS_PRICE, NET_PRICE } from './measures.ts'
import type { Snapshot } from './snapshot.ts'

/** The language and the tax state in which one visitor reads the catalogue. */
export type PriceView = Readonly<{ locale: Locale; taxState: TaxState }>

/** The measure that prices are filtered by: the amount that the visitor reads. */
export function priceMeasure({ taxState }: Pick<PriceView, 'taxState'>): string {
  return taxState === 'gross' ? GROSS_PRICE : NET_PRICE
}

/**
 * The column that a sorting goes by, as the visitor reads names and prices, and whether the highest
 * comes first.
 */
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
