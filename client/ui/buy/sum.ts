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

/** Area and weight of a cut, for orientation: "3,60 m², etwa 130 g". */
export function cutFigures(locale: Locale, article: BuyArticle, units: number): readonly string[] {
  const { rollWidthMm, milligramsPerUnit, byMetre } = article
  if (!byMetre) return []
  const figure = (value: number, unit: string, decimals: number) =>
    new Intl.NumberFormat(LOCALE_TAGS[locale], {
      style: 'unit',
      unit,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value)
  const squareMillimetres = rollWidthMm ? units * 100 * rollWidthMm : null
  const area = squareMillimetres
    ? new Intl.NumberFormat(LOCALE_TAGS[locale], {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(squareMillimetres / 1_000_000)
    : null
  const grams = milligramsPerUnit ? (units * milligramsPerUnit) / 1000 : null
  const weight =
    grams === null
      ? null
      : grams < 1000
        ? figure(roundedGrams(grams), 'gram', 0)
        : figure(grams / 1000, 'kilogram', 1)
  return [...(area ? [`${area} m²`] : []), ...(weight ? [`≈ ${weight}`] : [])]
}

function roundedGrams(grams: number): number {
  return grams < 20 ? Math.ceil(grams) : Math.round(grams / 5) * 5
}
