import type { Context } from 'hono'
import { berlinTime, type CalendarDate } from '#shared/domain/calendar.ts'
import { DAY_MS, YEAR_SECONDS } from '#shared/domain/durations.ts'
import { isHexId } from '#shared/domain/ids.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { ownCookie, setOwnCookie } from '#worker/runtime/host-cookie.ts'

const COOKIE = 'wishlist'
const ID_LENGTH = 32
/** A cookie holds 4 kB. */
export const MOST_WITHOUT_ACCOUNT = 100

/** An article on a wishlist, and since when; older cookies name no day. */
export type GuestKept = Readonly<{ id: string; since: CalendarDate | null }>

/** The wishlist of a visitor without an account, the newest first: a cookie, no session. */
export function guestWishlist(c: Context<AppEnv>): readonly GuestKept[] {
  const kept = new Map<string, GuestKept>()
  for (const entry of (ownCookie(c, COOKIE) ?? '').split('.')) {
    const id = entry.slice(0, ID_LENGTH)
    if (isHexId(id) && !kept.has(id)) kept.set(id, { id, since: dayOf(entry.slice(ID_LENGTH)) })
  }
  return [...kept.values()].slice(0, MOST_WITHOUT_ACCOUNT)
}

/** An article that is kept from today on. */
export function keptToday(id: string): GuestKept {
  return { id, since: berlinTime(new Date()).date }
}

export function rememberGuestWishlist(c: Context<AppEnv>, kept: readonly GuestKept[]): void {
  const lifetime = kept.length === 0 ? 0 : YEAR_SECONDS
  const value = kept.map(({ id, since }) => id + (since ? digitsOf(since) : '')).join('.')
  setOwnCookie(c, COOKIE, value, lifetime)
}

/** The day as a count in base 36, as a date would need more room in the cookie. */
function digitsOf(day: CalendarDate): string {
  return (Date.parse(day) / DAY_MS).toString(36)
}

function dayOf(digits: string): CalendarDate | null {
  if (!/^[0-9a-z]{3}$/.test(digits)) return null
  return new Date(Number.parseInt(digits, 36) * DAY_MS).toISOString().slice(0, 10)
}
