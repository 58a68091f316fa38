import { followConnection } from './connection.ts'
import { followLatestBuild } from './latest-build.ts'
import { healAndReload } from './reload.ts'
import { reportErrors } from './report-errors.ts'
import { whenShown } from './when-shown.ts'

/** What every page does beside its islands. */
export function startShell(): void {
  reportErrors()
  // A part of the page that was asked for is gone with a newer build.
  addEventListener('vite:preloadError', (event) => void healAndReload(event))
  followConnection()
  whenShown(() => {
    followLatestBuild()
    const offer = document.getElementById('consent')
    if (offer) {
      void import('../consent/start-consent.ts').then(({ startConsent }) => startConsent(offer))
    }
    if (!HTMLScriptElement.supports?.('speculationrules')) {
      void import('./prefetch.ts').then(({ prefetchOnIntent }) => prefetchOnIntent())
    }
  })
}
