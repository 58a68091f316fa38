import type { quantity } from '#shared/i18n/de/quantity.ts'
import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Translate } from '#shared/i18n/translate.ts'

type QuantityWords = {
  readonly locale: Locale
  readonly t: Translate<{ quantity: typeof quantity }>
}

/** Wire units as a shopper reads them: "2,4 m" of a metre good, else "3 Stück". */
export function quantityText(
  { locale, t }: QuantityWords,
  byMetre: boolean,
  units: number,
): string {
  return byMetre ? formatLength(locale, units) : t('quantity.pieces', { count: units })
}
