import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { replaceStoredWishlist } from './stored-wishlist.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Loads the customer's wishlist once a day, as other devices can change it. A login sets the
 * cookie, which then stores the day of the last load.
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
