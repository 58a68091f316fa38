import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { replaceStoredWishlist } from './stored-wishlist.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Asks once a day which wishlist buttons are the customer's, on whichever device they pressed them. The cookie
 * is set by a login, and then tells the day of the last answer.
 */
export async function syncWishlist(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  if (document.cookie.includes(`hearts=${today}`)) return
  const response = await fetch(SHELL_PATHS.kept, { cache: 'no-store' }).catch(() => null)
  const ids: unknown = response?.ok ? await response.json().catch(() => null) : null
  if (!Array.isArray(ids)) return
  replaceStoredWishlist(ids.map(String))
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `hearts=${today}; path=/; samesite=lax; max-age=${ONE_YEAR_SECONDS}${secure}`
}
