import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { times, type Cents } from '#shared/domain/money.ts'
import { LOCALE_TAGS, type Locale } from '#shared/i18n/locales.ts'
import { tierAt } from '../price/prices.ts'
import type { BuyArticle } from './article.ts'

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
  if (!article.byMetre) return []
  const { rollWidthMm, milligramsPerUnit } = article
  return [
    ...(rollWidthMm ? [areaText(locale, units, rollWidthMm)] : []),
    ...(milligramsPerUnit ? [`≈ ${weightText(locale, units, milligramsPerUnit)}`] : []),
  ]
}

type Cut = Pick<BuyArticle, 'byMetre' | 'rollWidthMm' | 'milligramsPerUnit'>

/** The area of so many tenths of a metre: "3,60 m²". */
export function areaText(locale: Locale, units: number, rollWidthMm: number): string {
  const area = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format((units * 100 * rollWidthMm) / 1_000_000)
  return `${area} m²`
}

/** What so many wire units weigh: "130 g", from a kilogram on "1,3 kg". */
export function weightText(locale: Locale, units: number, milligramsPerUnit: number): string {
  const grams = (units * milligramsPerUnit) / 1000
  const isHeavy = grams >= 1000
  return new Intl.NumberFormat(LOCALE_TAGS[locale], {
    style: 'unit',
    unit: isHeavy ? 'kilogram' : 'gram',
    minimumFractionDigits: isHeavy ? 1 : 0,
    maximumFractionDigits: isHeavy ? 1 : 0,
  }).format(isHeavy ? grams / 1000 : roundedGrams(grams))
}

function roundedGrams(grams: number): number {
  return grams < 20 ? Math.ceil(grams) : Math.round(grams / 5) * 5
}
