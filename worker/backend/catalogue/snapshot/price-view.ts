import type { TaxState } from '#shared/domain/tax/tax.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { GROSS_PRICE, NET_PRICE } from './measures.ts'

/** How somebody reads the catalogue: in which language, and with or without tax. */
export type PriceView = Readonly<{ locale: Locale; taxState: TaxState }>

/** The figure that prices are bounded by: the amount that is read. */
export function priceMeasure({ taxState }: Pick<PriceView, 'taxState'>): string {
  return taxState === 'gross' ? GROSS_PRICE : NET_PRICE
}
