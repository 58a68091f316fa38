import { DAY_MS } from './durations.ts'

/** A calendar day without a time: `2026-12-24`. Sorts correctly as text. */
export type CalendarDate = string

/** A moment as date and time of day in Germany. */
export type LocalTime = Readonly<{ date: CalendarDate; hour: number; minute: number }>

const BERLIN = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Date and time of a moment in Europe/Berlin, summer time included. */
export function berlinTime(moment: Date): LocalTime {
  const parts = new Map(BERLIN.formatToParts(moment).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  }
}

/** The date `days` calendar days later, or earlier if negative. Clock changes do not shift it. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Day of the week, Sunday is 0. */
export function weekday(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}

/** Easter Sunday of a Gregorian year (anonymous algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.trunc(year / 100)
  const ofCentury = year % 100
  const correction = Math.trunc((century - Math.trunc((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.trunc(century / 4) - correction + 15) % 30
  const leap = 32 + 2 * (century % 4) + 2 * Math.trunc(ofCentury / 4)
  const toSunday = (leap - epact - (ofCentury % 4)) % 7
  const late = Math.trunc((golden + 11 * epact + 22 * toSunday) / 451)
  return addDays(`${year}-03-22`, epact + toSunday - 7 * late)
}
