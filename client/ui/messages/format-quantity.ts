import type { quantity } from '#shared/i18n/de/quantity.ts'
import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { SoldBy } from '../price/prices.ts'

type QuantityMessages = {
  readonly locale: Locale
  readonly t: Translate<{ quantity: typeof quantity }>
}

/** Formats wire units: "2,4 m" for metre goods, else "3 Stück" or "3 Sets". */
export function formatQuantity(
  { locale, t }: QuantityMessages,
  soldBy: SoldBy,
  units: number,
): string {
  if (soldBy === 'm') return formatLength(locale, units)
  return t(soldBy === 'set' ? 'quantity.sets' : 'quantity.pieces', { count: units })
}
