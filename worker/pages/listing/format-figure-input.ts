import { decimalFromCents } from '#shared/domain/money.ts'
import { formatNumber, formatMoney, formatPlainNumber } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { Bounds } from '#shared/domain/listing.ts'

/** A number for an input field: "5,5", "10000"; empty for null. */
export function formatFigureInput(locale: Locale, figure: number | null): string {
  return figure === null ? '' : formatPlainNumber(locale, figure)
}

/** Whole cents for an input field: "5,50", "35". */
export function priceFigure(locale: Locale, cents: number | null): string {
  if (cents === null) return ''
  const isTenth = cents % 10 === 0 && cents % 100 !== 0
  return `${formatFigureInput(locale, decimalFromCents(cents))}${isTenth ? '0' : ''}`
}

/** A range as text: "30 bis 40 g/m²", "ab 30 g/m²". */
export function formatRange(
  t: T,
  locale: Locale,
  { min, max }: Bounds,
  unit: string | null,
): string {
  const formatted = (figure: number) => formatNumber(locale, figure)
  return `${formatBounds(t, { min, max }, formatted)}${unit ? ` ${unit}` : ''}`
}

/** A price range in whole cents as text: "5,00 € bis 35,00 €". */
export function formatPriceRange(t: T, locale: Locale, bounds: Bounds): string {
  return formatBounds(t, bounds, (cents) => formatMoney(locale, cents))
}

function formatBounds(t: T, { min, max }: Bounds, formatted: (figure: number) => string): string {
  if (min === null) return max === null ? '' : t('catalogue.upTo', { most: formatted(max) })
  if (max === null) return t('catalogue.atLeast', { least: formatted(min) })
  return t('catalogue.between', { least: formatted(min), most: formatted(max) })
}
