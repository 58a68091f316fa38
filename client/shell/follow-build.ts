const POLL_MS = 10 * 60_000

/**
 * Asks every ten minutes, in a tab that is seen, whether a newer build is deployed. The next
 * navigation loads it anyway. If even the code that asks is gone, `vite:preloadError` says so.
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
