import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { replaceKept } from './stored-wishlist.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Asks once a day which hearts are the customer's, on whichever device they pressed them. The cookie
 * is set by a login, and then tells the day of the last answer.
 */
export async function askOwnHearts(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  if (document.cookie.includes(`hearts=${today}`)) return
  const answer = await fetch(SHELL_PATHS.kept, { cache: 'no-store' }).catch(() => null)
  const ids: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  if (!Array.isArray(ids)) return
  replaceKept(ids.map(String))
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `hearts=${today}; path=/; samesite=lax; max-age=${ONE_YEAR_SECONDS}${secure}`
}
