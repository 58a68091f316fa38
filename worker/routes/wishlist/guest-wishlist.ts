import type { Context } from 'hono'
import { berlinTime, type CalendarDate } from '#shared/domain/calendar.ts'
import { DAY_MS, YEAR_SECONDS } from '#shared/domain/durations.ts'
import { isHexId } from '#shared/domain/ids.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { readHostCookie, setHostCookie } from '#worker/runtime/host-cookie.ts'

const COOKIE = 'wishlist'
const ID_LENGTH = 32
/** A cookie has at most 4 kB. */
export const MAX_WITHOUT_ACCOUNT = 100

/** A product on a wishlist with the date it was saved; older cookies have no date. */
export type GuestWishlist = Readonly<{ id: string; since: CalendarDate | null }>

/** The wishlist of a visitor without an account, newest first. It is a cookie without a session. */
export function guestWishlist(c: Context<AppEnv>): readonly GuestWishlist[] {
  const stored = new Map<string, GuestWishlist>()
  for (const entry of (readHostCookie(c, COOKIE) ?? '').split('.')) {
    const id = entry.slice(0, ID_LENGTH)
    if (isHexId(id) && !stored.has(id)) stored.set(id, { id, since: dayOf(entry.slice(ID_LENGTH)) })
  }
  return [...stored.values()].slice(0, MAX_WITHOUT_ACCOUNT)
}

export function addedToday(id: string): GuestWishlist {
  return { id, since: berlinTime(new Date()).date }
}

export function rememberGuestWishlist(c: Context<AppEnv>, stored: readonly GuestWishlist[]): void {
  const lifetime = stored.length === 0 ? 0 : YEAR_SECONDS
  const value = stored.map(({ id, since }) => id + (since ? digitsOf(since) : '')).join('.')
  setHostCookie(c, COOKIE, value, lifetime)
}

/** The date as a day count in base 36, which is shorter than a date. */
function digitsOf(day: CalendarDate): string {
  return (Date.parse(day) / DAY_MS).toString(36)
}

function dayOf(digits: string): CalendarDate | null {
  if (!/^[0-9a-z]{3}$/.test(digits)) return null
  return new Date(Number.parseInt(digits, 36) * DAY_MS).toISOString().slice(0, 10)
}
