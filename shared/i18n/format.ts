import { shopCurrency } from './currency.ts'
import { LOCALE_TAGS, type Locale } from './locales.ts'

const CENTS_PER_UNIT = 100
const UNITS_PER_METRE = 10
const BYTES_PER_KILOBYTE = 1000
/** No line break between a number and its unit. */
const NARROW_SPACE = '\u202f'
const MINUS = '\u2212'
const SHOP_TIME_ZONE = 'Europe/Berlin'

/** Formats whole cents: "23,76 €", "€23.76", "−5,00 €". */
export function formatMoney(locale: Locale, cents: number): string {
  return moneyForm(locale)
    .format(cents / CENTS_PER_UNIT)
    .replace('-', MINUS)
}

/** The sign of the currency: "€", "CHF". */
export function formatCurrencySign(locale: Locale): string {
  const parts = moneyForm(locale).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? shopCurrency()
}

/** Formats a tax rate or reduction in percent, as on the wire: 19 → "19 %", "19%". */
export function formatPercent(locale: Locale, percent: number): string {
  const figure = percentForms(locale).format(percent)
  return locale === 'de' ? `${figure}${NARROW_SPACE}%` : `${figure}%`
}

/** The name of a country by its ISO 3166-1 alpha-2 code; an unknown code is returned unchanged. */
export function formatCountry(locale: Locale, iso: string): string {
  return countryForms(locale).of(iso) ?? iso
}

/** "Germany, Austria and Switzerland" */
export function formatCountries(locale: Locale, isos: readonly string[]): string {
  return listForms(locale).format(isos.map((iso) => formatCountry(locale, iso)))
}

/** Formats a number with exactly one decimal: 4 → "4,0". */
export function formatFigure(locale: Locale, figure: number): string {
  return tenthForms(locale).format(figure)
}

/** Formats a number with thousands separators: 10000 → "10.000", "10,000". */
export function formatNumber(locale: Locale, figure: number): string {
  return numberForms(locale).format(figure)
}

/** Formats a number for an input field, without thousands separators: "10000", "5,5". */
export function formatPlainNumber(locale: Locale, figure: number): string {
  return plainForms(locale).format(figure)
}

/** Formats a file size: 20169 → "21 kB". */
export function formatFileSize(locale: Locale, bytes: number): string {
  return `${formatNumber(locale, Math.ceil(bytes / BYTES_PER_KILOBYTE))}${NARROW_SPACE}kB`
}

/** Formats wire units of a metre good without the unit, for an input field: 24 → "2,4". */
export function formatLengthFigure(locale: Locale, units: number): string {
  return plainLengthForms(locale).format(units / UNITS_PER_METRE)
}

/** Formats wire units of a metre good: 24 → "2,4 m". */
export function formatLength(locale: Locale, units: number): string {
  return `${lengthForms(locale).format(units / UNITS_PER_METRE)}${NARROW_SPACE}m`
}

/** Formats a calendar date (`2026-11-24`) with its weekday: "Di 24. Nov.", "Tue 24 Nov". */
export function formatDay(locale: Locale, date: string): string {
  return `${weekday(locale, date)} ${dayForms(locale).format(midnight(date))}`
}

/**
 * Formats two calendar dates as one period that screen readers can read: "Di 24. bis Do 26. Nov.".
 * An equal month is written once.
 */
export function formatDays(
  locale: Locale,
  { earliest, latest }: { readonly earliest: string; readonly latest: string },
): string {
  if (earliest === latest) return formatDay(locale, earliest)
  const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7)
  const from = sameMonth
    ? `${weekday(locale, earliest)} ${dayOfMonth(locale, earliest)}`
    : formatDay(locale, earliest)
  return `${from} ${locale === 'de' ? 'bis' : 'to'} ${formatDay(locale, latest)}`
}

/** Formats the date of a moment (ISO with time zone) in the shop's time zone. */
export function formatDate(locale: Locale, moment: string): string {
  return dateForms(locale).format(new Date(moment))
}

/** Formats a date for narrow places: "20. Nov. 2026", "20 Nov 2026". */
export function formatShortDate(locale: Locale, moment: string): string {
  return shortDateForms(locale).format(new Date(moment))
}

/** Formats date and time: "20. November 2026 um 12:40", "20 November 2026 at 12:40". */
export function formatMoment(locale: Locale, moment: string): string {
  return momentForms(locale).format(new Date(moment))
}

const moneyForms = new Map<string, Intl.NumberFormat>()

function moneyForm(locale: Locale): Intl.NumberFormat {
  const currency = shopCurrency()
  const key = locale + currency
  const tag = LOCALE_TAGS[locale]
  const form = moneyForms.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency })
  moneyForms.set(key, form)
  return form
}
const percentForms = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))
const countryForms = byLocale((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
const listForms = byLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const tenthForms = byLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const numberForms = byLocale((tag) => new Intl.NumberFormat(tag))
const plainForms = byLocale((tag) => new Intl.NumberFormat(tag, { useGrouping: false }))
const lengthForms = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))
const plainLengthForms = byLocale(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, useGrouping: false }),
)
const dateForms = byLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }),
)
const shortDateForms = byLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: SHOP_TIME_ZONE,
    }),
)
const momentForms = byLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: SHOP_TIME_ZONE,
    }),
)
const weekdayForms = byLocale(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }),
)
const dayForms = byLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/**
 * Creates one formatter per language: creating one is slow, and a listing uses it a hundred times.
 */
export function byLocale<F>(make: (tag: string) => F): (locale: Locale) => F {
  const made = new Map<Locale, F>()
  return (locale) => {
    const form = made.get(locale) ?? make(LOCALE_TAGS[locale])
    made.set(locale, form)
    return form
  }
}

function weekday(locale: Locale, date: string): string {
  return weekdayForms(locale).format(midnight(date)).replace('.', '')
}

function dayOfMonth(locale: Locale, date: string): string {
  return `${midnight(date).getUTCDate()}${locale === 'de' ? '.' : ''}`
}

/** A calendar date has no time zone, so it is parsed and formatted in UTC. */
function midnight(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`)
}
