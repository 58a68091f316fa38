import { isHexId } from '#shared/domain/ids.ts'
import {
  FLAG_NAMES,
  FLAGS,
  isBound,
  type Bounds,
  type ListingFilters,
} from '#shared/domain/listing.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/domain/money.ts'
import type { Locale } from '#shared/i18n/locales.ts'

/** No shopper chooses more at once. Invented requests must not cost more work. */
const MAX_IDS = 40
const MAX_FIGURES = 10
const FIGURE = /^(?:min|max)-([a-z][a-z0-9_]{0,39})$/
/** "5", "5,50", "5.50" and "0,125" are the same in every language. */
const PLAIN = /^\d{1,6}(?:[.,]\d{1,4})?$/
/** "1.250" is one thousand two hundred and fifty in German, one and a quarter in English. */
const GROUPED: Readonly<Record<Locale, RegExp>> = {
  de: /^[1-9]\d{0,2}[.\s]\d{3}(?:,\d{1,4})?$/,
  en: /^[1-9]\d{0,2}[,\s]\d{3}(?:\.\d{1,4})?$/,
}
/** A unit after the number ("5 m") is ignored. */
const METRES = /(?<!\s)\s*m\s*$/
const RATING = /^[1-5]$/

/** The filters in an address. Ignores malformed ones and swaps bounds in the wrong order. */
export function readFilters(query: URLSearchParams, locale: Locale): ListingFilters {
  const price = boundsIn(query, 'price', locale)
  const keys = [...query.keys()].flatMap((name) => FIGURE.exec(name)?.[1] ?? [])
  const figures = [...new Set(keys)]
    .filter((key) => key !== 'price')
    .toSorted()
    .map((key) => [key, boundsIn(query, key, locale)] as const)
    .filter(([, bounds]) => isBound(bounds))
  const rating = query.get('rating') ?? ''
  return {
    manufacturers: idsIn(query, 'manufacturer'),
    properties: idsIn(query, 'properties'),
    price: { min: cents(price.min), max: cents(price.max) },
    figures: new Map(figures.slice(0, MAX_FIGURES)),
    flags: FLAGS.filter((flag) => query.get(FLAG_NAMES[flag].param) === '1'),
    piece: figureIn(query.get('piece')?.replace(METRES, '') ?? null, locale) || null,
    rating: RATING.test(rating) ? Number(rating) : null,
  }
}

/** The filters as query parameters in a fixed order, without defaults. */
export function filterParams(filters: ListingFilters): readonly (readonly [string, string])[] {
  const { min, max } = filters.price
  const price = {
    min: min === null ? null : decimalFromCents(min),
    max: max === null ? null : decimalFromCents(max),
  }
  return [
    ...filters.manufacturers.map((id) => ['manufacturer', id] as const),
    ...filters.properties.map((id) => ['properties', id] as const),
    ...[['price', price] as const, ...filters.figures].flatMap(([key, bounds]) => [
      ...(bounds.min === null ? [] : [[`min-${key}`, written(bounds.min)] as const]),
      ...(bounds.max === null ? [] : [[`max-${key}`, written(bounds.max)] as const]),
    ]),
    ...filters.flags.map((flag) => [FLAG_NAMES[flag].param, '1'] as const),
    ...(filters.piece === null ? [] : [['piece', written(filters.piece)] as const]),
    ...(filters.rating === null ? [] : [['rating', String(filters.rating)] as const]),
  ]
}

function idsIn(query: URLSearchParams, name: string): readonly string[] {
  const ids = query.getAll(name).flatMap((value) => value.split('|'))
  return [...new Set(ids.filter(isHexId))].toSorted().slice(0, MAX_IDS)
}

function boundsIn(query: URLSearchParams, key: string, locale: Locale): Bounds {
  const min = figureIn(query.get(`min-${key}`), locale)
  const max = figureIn(query.get(`max-${key}`), locale)
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

function figureIn(input: string | null, locale: Locale): number | null {
  const text = (input ?? '').replace('€', '').trim()
  if (GROUPED[locale].test(text)) {
    const [whole = '', decimals = ''] = text.split(locale === 'de' ? ',' : '.')
    return Number(`${whole.replace(/\D/, '')}.${decimals}`)
  }
  return PLAIN.test(text) ? Number(text.replace(',', '.')) : null
}

/** A number that both languages read equally; three decimals could be read as thousands. */
function written(figure: number): string {
  const text = String(figure)
  return GROUPED.de.test(text) ? `${text}0` : text
}

function cents(decimal: number | null): number | null {
  return decimal === null ? null : centsFromDecimal(decimal)
}
