import type { Sorting } from '#shared/domain/listing.ts'
import type { TaxState } from '#shared/domain/tax/tax.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { GROSS_PRICE, NET_PRICE } from './measures.ts'
import type { Snapshot } from './snapshot.ts'

/** The language and the tax state in which a visitor sees the catalogue. */
export type PriceView = Readonly<{ locale: Locale; taxState: TaxState }>

/** The measure of the price filter: the amount that the visitor sees. */
export function priceMeasure({ taxState }: Pick<PriceView, 'taxState'>): string {
  return taxState === 'gross' ? GROSS_PRICE : NET_PRICE
}

/**
 * The column for a sorting, by the visitor's language and tax state, and whether it is descending.
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
