import type { CalendarDate } from '../calendar.ts'
import { addDays, easterSunday, weekday, yearOf } from '../calendar.ts'

/** Public holidays of the place where parcels are packed. */
export type Holidays = Readonly<{
  /** Days of each year, `MM-DD`. */
  fixed: readonly string[]
  /** Days after Easter Sunday: -2 is Good Friday. */
  fromEaster: readonly number[]
  /** The last such weekday before a day of the year; 0 is Sunday. */
  weekdays: readonly Readonly<{ weekday: number; before: string }>[]
  /** Single days, such as those of a works holiday. */
  dates: readonly CalendarDate[]
}>

const SUNDAY = 0
const SATURDAY = 6
const DAYS_PER_WEEK = 7

/** Whether a date is one of the holidays. */
export function isHoliday(date: CalendarDate, holidays: Holidays): boolean {
  return holidays.fixed.includes(date.slice(5)) || datesOf(holidays, yearOf(date)).has(date)
}

const known = new WeakMap<Holidays, Map<number, ReadonlySet<CalendarDate>>>()

/** Holidays of a year without a fixed date; cached, as a delivery window checks day by day. */
function datesOf(holidays: Holidays, year: number): ReadonlySet<CalendarDate> {
  const years = known.get(holidays) ?? new Map<number, ReadonlySet<CalendarDate>>()
  known.set(holidays, years)
  const before = years.get(year)
  if (before) return before
  const easter = easterSunday(year)
  const dates = new Set([
    ...holidays.dates,
    ...holidays.fromEaster.map((count) => addDays(easter, count)),
    ...holidays.weekdays.map((day) =>
      lastWeekday(day.weekday, addDays(`${year}-${day.before}`, -1)),
    ),
  ])
  years.set(year, dates)
  return dates
}

/** The last such weekday until a day, inclusive. */
function lastWeekday(sought: number, day: CalendarDate): CalendarDate {
  return addDays(day, -((weekday(day) - sought + DAYS_PER_WEEK) % DAYS_PER_WEEK))
}

/** Monday to Friday without the public holidays. */
export function isBusinessDay(date: CalendarDate, holidays: Holidays): boolean {
  const day = weekday(date)
  return day !== SUNDAY && day !== SATURDAY && !isHoliday(date, holidays)
}

/** The date itself if it is a business day, else the next business day. */
export function businessDayFrom(date: CalendarDate, holidays: Holidays): CalendarDate {
  let day = date
  while (!isBusinessDay(day, holidays)) day = addDays(day, 1)
  return day
}

/** The `count`th business day after a date; with 0 the first business day from the date on. */
export function addBusinessDays(
  date: CalendarDate,
  count: number,
  holidays: Holidays,
): CalendarDate {
  let day = businessDayFrom(date, holidays)
  for (let left = count; left > 0; left -= 1) day = businessDayFrom(addDays(day, 1), holidays)
  return day
}
