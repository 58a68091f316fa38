import { watchBuild } from './follow-build.ts'
import { reloadOnce } from './reload.ts'

/**
 * The script of every page beside its islands; rarely used parts are loaded when they are needed.
 */
export function startShell(): void {
  for (const type of ['error', 'unhandledrejection'] as const) addEventListener(type, report)
  // A part of the page that was asked for is gone with a newer build.
  addEventListener('vite:preloadError', reloadOnce)
  followConnection()
  whenShown(() => {
    watchBuild()
    const offer = document.getElementById('consent')
    if (offer) {
      void import('../consent/start-consent.ts').then((part) => part.startConsent(offer))
    }
    // What can be bought is looked at with its buy form, which loads this.
    if (document.getElementById('seen') && !document.getElementById('buy')) {
      void import('../recently-viewed/enhance-recently-viewed.ts').then((part) =>
        part.enhanceRecentlyViewed(),
      )
    }
    if (!HTMLScriptElement.supports?.('speculationrules')) {
      void import('./prefetch.ts').then((part) => part.prefetchOnIntent())
    }
  })
}

function report(event: ErrorEvent | PromiseRejectionEvent) {
  import('./report-errors.ts').then(
    (part) => part.reportError(event),
    // A failed report is not reported.
    () => undefined,
  )
}

/** Shows a note while the browser has no connection; the page brings the words. */
function followConnection(): void {
  const note = document.getElementById('offline')
  const show = () => note && (note.hidden = navigator.onLine)
  show()
  addEventListener('online', show)
  addEventListener('offline', show)
}

/** Runs at once; in a page that the browser renders ahead, when somebody comes to see it. */
function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true })
  } else run()
}
