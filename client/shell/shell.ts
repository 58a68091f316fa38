import { followBuild } from './follow-build.ts'
import { followConnection } from './connection.ts'
import { reloadOnce } from './reload.ts'
import { whenShown } from './when-shown.ts'

/** What every page does beside its islands; what it seldom does is loaded when it does it. */
export function startShell(): void {
  for (const type of ['error', 'unhandledrejection'] as const) addEventListener(type, report)
  // A part of the page that was asked for is gone with a newer build.
  addEventListener('vite:preloadError', reloadOnce)
  followConnection()
  whenShown(() => {
    followBuild()
    const offer = document.getElementById('consent')
    if (offer) {
      void import('../consent/start-consent.ts').then(({ startConsent }) => startConsent(offer))
    }
    if (!HTMLScriptElement.supports?.('speculationrules')) {
      void import('./prefetch.ts').then(({ prefetchOnIntent }) => prefetchOnIntent())
    }
  })
}

function report(event: ErrorEvent | PromiseRejectionEvent) {
  import('./report-errors.ts').then(
    ({ reportError }) => reportError(event),
    // A failure to report is not reported.
    () => undefined,
  )
}
