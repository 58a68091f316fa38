const POLL_MS = 10 * 60_000

/**
 * Checks every ten minutes, in a visible tab, whether a newer build is deployed. The next
 * navigation loads it anyway. If the code for the check no longer exists, `vite:preloadError`
 * reports it.
 */
export function watchBuild(): void {
  let checkedAt = Date.now()
  function ask() {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < POLL_MS) return
    checkedAt = Date.now()
    void import('./latest-build.ts').then((part) => part.checkLatestBuild())
  }
  setInterval(ask, POLL_MS)
  document.addEventListener('visibilitychange', ask)
}
