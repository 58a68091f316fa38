import { DAY_MS } from '#shared/domain/durations.ts'
import type { Aggregation } from './aggregation.ts'

type Interval = Extract<Aggregation, { type: 'histogram' }>['interval']

/** A value as the key of a bucket; true and false are 1 and 0, as in a database. */
export function bucketKey(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

/** The interval of a date in Shopware's format: in UTC, with ISO 8601 weeks. */
export function histogramKey(value: unknown, interval: Interval): string {
  const at = new Date(String(value))
  if (Number.isNaN(at.getTime())) return bucketKey(value)
  const iso = at.toISOString()
  const [year, month] = [iso.slice(0, 4), iso.slice(5, 7)]
  switch (interval) {
    case 'year':
      return `${year}-01-01 00:00:00`
    case 'quarter':
      return `${year} ${Math.ceil(Number(month) / 3)}`
    case 'month':
      return `${year}-${month}-01 00:00:00`
    case 'week':
      return isoWeek(at)
    case 'day':
      return `${iso.slice(0, 10)} 00:00:00`
    case 'hour':
      return `${iso.slice(0, 10)} ${iso.slice(11, 13)}:00:00`
    case 'minute':
      return `${iso.slice(0, 10)} ${iso.slice(11, 16)}:00`
  }
}

/** A week belongs to the year of its Thursday. */
function isoWeek(at: Date): string {
  const day = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  const thursday = new Date(day + (4 - (at.getUTCDay() || 7)) * DAY_MS)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS / 7) + 1
  return `${year} ${String(week).padStart(2, '0')}`
}
