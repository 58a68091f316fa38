import { LOCALE_TAGS, type Locale } from './locales.ts'

const CENTS_PER_UNIT = 100
const UNITS_PER_METRE = 10
/** Keeps a figure and its unit together, as on a drawing. */
const NARROW_SPACE = '\u202f'
const SHOP_TIME_ZONE = 'Europe/Berlin'

/** Whole cents as the language writes an amount: "23,76 €", "€23.76". */
export function formatMoney(locale: Locale, cents: number): string {
  return money(locale).format(cents / CENTS_PER_UNIT)
}

/** A tax rate or reduction as the wire gives it, in percent: 19 → "19 %", "19%". */
export function formatPercent(locale: Locale, percent: number): string {
  const figure = new Intl.NumberFormat(LOCALE_TAGS[locale], { maximumFractionDigits: 2 })
  return locale === 'de'
    ? `${figure.format(percent)}${NARROW_SPACE}%`
    : `${figure.format(percent)}%`
}

/** Wire units of a metre good as a figure without its unit, as a field shows it: 24 → "2,4". */
export function formatLengthFigure(locale: Locale, units: number): string {
  const metres = units / UNITS_PER_METRE
  return new Intl.NumberFormat(LOCALE_TAGS[locale], {
    maximumFractionDigits: 1,
    useGrouping: false,
  }).format(metres)
}

/** Wire units of a metre good as the shopper reads them: 24 → "2,4 m". */
export function formatLength(locale: Locale, units: number): string {
  return `${formatLengthFigure(locale, units)}${NARROW_SPACE}m`
}

/** A calendar date (`2026-11-24`) with its weekday: "Di., 24. Nov.", "Tue, 24 Nov". */
export function formatDay(locale: Locale, date: string): string {
  return day(locale).format(midnight(date))
}

/** Two calendar dates as one window, in words that a screen reader can say too. */
export function formatDays(
  locale: Locale,
  { earliest, latest }: { readonly earliest: string; readonly latest: string },
): string {
  if (earliest === latest) return formatDay(locale, earliest)
  const between = locale === 'de' ? ' bis ' : ' to '
  return `${formatDay(locale, earliest)}${between}${formatDay(locale, latest)}`
}

/** A moment (ISO with time zone) as the shop's own wall clock shows it, date only. */
export function formatDate(locale: Locale, moment: string): string {
  const form = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  })
  return form.format(new Date(moment))
}

function money(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'currency', currency: 'EUR' })
}

function day(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
}

/** A calendar date has no time zone: it is read and written as UTC. */
function midnight(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`)
}
