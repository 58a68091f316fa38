import { formatBasePrice } from '#shared/i18n/format-base-price.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { DisplayPrice } from './prices.ts'

/** Formats a price with its unit: "9,90 €/m", "7,90 €". */
export function formatPriceWithUnit(locale: Locale, { cents, perMetre }: DisplayPrice): string {
  return perMetre ? `${formatMoney(locale, cents)}/m` : formatMoney(locale, cents)
}

/** Formats price and base price as one text for narrow places: "8,20 €/m (5,47 €/m²)". */
export function formatCompactPrice(locale: Locale, price: DisplayPrice): string {
  const { base } = price
  return base
    ? `${formatPriceWithUnit(locale, price)} (${formatBasePrice(locale, base)})`
    : formatPriceWithUnit(locale, price)
}
