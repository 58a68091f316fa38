import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { times, type Cents } from '#shared/domain/money.ts'
import { byLocale } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { tierAt } from '../price/prices.ts'
import type { BuyArticle } from './buy-box.ts'

/** What so many wire units cost. A price per metre is ten times that of a unit, so it divides. */
export function sumOf({ price, tiers }: BuyArticle, units: number): Cents {
  const { cents, perMetre } = tierAt(tiers, units) ?? price
  return perMetre ? times(cents, units) / UNITS_PER_METRE : times(cents, units)
}

/** A typed number of pieces, 1 while it is none. */
export function countTyped(typed: string | undefined): number {
  return /^\d{1,2}$/.test(typed ?? '') ? Math.max(1, Number(typed)) : 1
}

/** Area and weight of a cut, for orientation: "3,60 m²", "≈ 130 g". */
export function cutFigures(locale: Locale, article: Cut, units: number): readonly string[] {
  if (article.soldBy !== 'm') return []
  const { rollWidthMm, milligramsPerUnit } = article
  return [
    ...(rollWidthMm ? [areaText(locale, units, rollWidthMm)] : []),
    ...(milligramsPerUnit ? [`≈ ${weightText(locale, units, milligramsPerUnit)}`] : []),
  ]
}

type Cut = Pick<BuyArticle, 'soldBy' | 'rollWidthMm' | 'milligramsPerUnit'>

/** The area of so many tenths of a metre: "3,60 m²". */
export function areaText(locale: Locale, units: number, rollWidthMm: number): string {
  const area = areaForms(locale).format((units * 100 * rollWidthMm) / 1_000_000)
  return `${area} m²`
}

/** What so many wire units weigh: "130 g", from a kilogram on "1,3 kg". */
export function weightText(locale: Locale, units: number, milligramsPerUnit: number): string {
  const grams = (units * milligramsPerUnit) / 1000
  return grams >= 1000
    ? `${kilogramForms(locale).format(grams / 1000)} kg`
    : `${gramForms(locale).format(roundedGrams(grams))} g`
}

// Figures only: the blank before a unit differs between browsers, and from the server's.
const areaForms = byLocale((tag) => new Intl.NumberFormat(tag, digits(2)))
const kilogramForms = byLocale((tag) => new Intl.NumberFormat(tag, digits(1)))
const gramForms = byLocale((tag) => new Intl.NumberFormat(tag, digits(0)))

function digits(count: number) {
  return { minimumFractionDigits: count, maximumFractionDigits: count }
}

function roundedGrams(grams: number): number {
  return grams < 20 ? Math.ceil(grams) : Math.round(grams / 5) * 5
}
