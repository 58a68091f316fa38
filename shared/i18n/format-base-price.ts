import type { BasePrice } from '#shared/domain/reference-price.ts'
import { formatMoney } from './format.ts'
import type { Locale } from './locales.ts'

/** A base price: "6,60 €/m²", "0,59 €/100 m". */
export function formatBasePrice(locale: Locale, { cents, per, unit }: BasePrice): string {
  return `${formatMoney(locale, cents)}/${per === 1 ? '' : `${per} `}${unit}`
}
