import type { CalendarDate } from '../calendar.ts'
import { addDays, easterSunday, weekday, yearOf } from '../calendar.ts'

/** Public holidays of Saxony with a fixed date, including Reformation Day. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '05-01',
  '10-03',
  '10-31',
  '12-25',
  '12-26',
])

/** Days from Easter Sunday to Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const DAYS_FROM_EASTER = [-2, 1, 39, 50] as const

const SUNDAY = 0
const WEDNESDAY = 3
const SATURDAY = 6
const DAYS_PER_WEEK = 7

/** Whether a date is a public holiday in Saxony. */
export function isSaxonHoliday(date: CalendarDate): boolean {
  return FIXED_HOLIDAYS.has(date.slice(5)) || movedHolidays(yearOf(date)).has(date)
}

/** Holidays of a year without a fixed date; cached, as a delivery window checks day by day. */
function movedHolidays(year: number): ReadonlySet<CalendarDate> {
  const before = knownYears.get(year)
  if (before) return before
  const easter = easterSunday(year)
  const days = DAYS_FROM_EASTER.map((count) => addDays(easter, count))
  const moved = new Set([repentanceDay(year), ...days])
  knownYears.set(year, moved)
  return moved
}

const knownYears = new Map<number, ReadonlySet<CalendarDate>>()

/** Monday to Friday without the public holidays of Saxony, where parcels are packed. */
export function isBusinessDay(date: CalendarDate): boolean {
  const day = weekday(date)
  return day !== SUNDAY && day !== SATURDAY && !isSaxonHoliday(date)
}

/** The date itself if it is a business day, else the next business day. */
export function businessDayFrom(date: CalendarDate): CalendarDate {
  let day = date
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/** The `count`th business day after a date; with 0 the first business day from the date on. */
export function addBusinessDays(date: CalendarDate, count: number): CalendarDate {
  let day = businessDayFrom(date)
  for (let left = count; left > 0; left -= 1) day = businessDayFrom(addDays(day, 1))
  return day
}

/** Buß- und Bettag, a holiday in Saxony only: the last Wednesday before 23 November. */
function repentanceDay(year: number): CalendarDate {
  const lastDay = `${year}-11-22`
  return addDays(lastDay, -((weekday(lastDay) - WEDNESDAY + DAYS_PER_WEEK) % DAYS_PER_WEEK))
}
