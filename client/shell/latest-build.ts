import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { buildId, reloadOnce } from './reload.ts'

const POLL_MS = 10 * 60_000

/**
 * Asks every ten minutes, in a tab that is seen, whether a newer build is deployed. The next
 * navigation loads it anyway; where nothing is lost by it, this page does at once.
 */
export function followLatestBuild(): void {
  let askedAt = Date.now()
  async function ask() {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < POLL_MS) return
    askedAt = Date.now()
    const answer = await fetch(SHELL_PATHS.latestBuild, { cache: 'no-store' }).catch(() => null)
    const latest: unknown = await answer?.json().catch(() => null)
    if (typeof latest === 'string' && latest !== buildId) reloadOnce()
  }
  setInterval(ask, POLL_MS)
  document.addEventListener('visibilitychange', ask)
}
