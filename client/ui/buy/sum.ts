import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { multiplyCents, type Cents } from '#shared/domain/money.ts'
import { byLocale } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { tierAt } from '../price/prices.ts'
import type { BuyBox } from './buy-box.ts'

/**
 * The price of a number of wire units. A price per metre is ten times the unit price, so it is
 * divided.
 */
export function sumOf({ price, tiers }: BuyBox, units: number): Cents {
  const { cents, perMetre } = tierAt(tiers, units) ?? price
  return perMetre ? multiplyCents(cents, units) / UNITS_PER_METRE : multiplyCents(cents, units)
}

/** Parses a number of pieces; 1 if it is invalid. */
export function parseCount(input: string | undefined): number {
  return /^\d{1,2}$/.test(input ?? '') ? Math.max(1, Number(input)) : 1
}

/** Approximate area and weight of a cut: "3,60 m²", "≈ 130 g". */
export function cutFigures(locale: Locale, product: Cut, units: number): readonly string[] {
  if (product.soldBy !== 'm') return []
  const { rollWidthMm, milligramsPerUnit } = product
  return [
    ...(rollWidthMm ? [formatArea(locale, units, rollWidthMm)] : []),
    ...(milligramsPerUnit ? [`≈ ${formatWeight(locale, units, milligramsPerUnit)}`] : []),
  ]
}

type Cut = Pick<BuyBox, 'soldBy' | 'rollWidthMm' | 'milligramsPerUnit'>

/** Formats the area of a length in tenths of a metre: "3,60 m²". */
export function formatArea(locale: Locale, units: number, rollWidthMm: number): string {
  const area = areaForms(locale).format((units * 100 * rollWidthMm) / 1_000_000)
  return `${area} m²`
}

/** Formats the weight of a number of wire units: "130 g", from a kilogram on "1,3 kg". */
export function formatWeight(locale: Locale, units: number, milligramsPerUnit: number): string {
  const grams = (units * milligramsPerUnit) / 1000
  return grams >= 1000
    ? `${kilogramForms(locale).format(grams / 1000)} kg`
    : `${gramForms(locale).format(roundedGrams(grams))} g`
}

// Numbers without unit: the blank before a unit differs between browsers and server.
const areaForms = byLocale((tag) => new Intl.NumberFormat(tag, digits(2)))
const kilogramForms = byLocale((tag) => new Intl.NumberFormat(tag, digits(1)))
const gramForms = byLocale((tag) => new Intl.NumberFormat(tag, digits(0)))

function digits(count: number) {
  return { minimumFractionDigits: count, maximumFractionDigits: count }
}

function roundedGrams(grams: number): number {
  return grams < 20 ? Math.ceil(grams) : Math.round(grams / 5) * 5
}
