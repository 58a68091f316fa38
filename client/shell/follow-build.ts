const POLL_MS = 10 * 60_000

/**
 * Checks every ten minutes, in a visible tab, whether a newer build is deployed. The next
 * navigation loads it anyway. If the code for the check no longer exists, `vite:preloadError`
 * reports it.
 */
export function watchBuild(): void {
  let askedAt = Date.now()
  function ask() {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < POLL_MS) return
    askedAt = Date.now()
    void import('./latest-build.ts').then((part) => part.checkLatestBuild())
  }
  setInterval(ask, POLL_MS)
  document.addEventListener('visibilitychange', ask)
}
