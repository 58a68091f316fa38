import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { QUANTITY_WORDS } from './quantity-words.ts'

/** Wire units as a shopper reads them: "2,4 m" of a metre good, else "3 Stück". */
export function quantityText(locale: Locale, byMetre: boolean, units: number): string {
  return byMetre
    ? formatLength(locale, units)
    : QUANTITY_WORDS[locale]('quantity.pieces', { count: units })
}
