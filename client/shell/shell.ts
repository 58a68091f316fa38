import { watchBuild } from './watch-build.ts'
import { reloadOnce } from './reload.ts'

/** The script of every page besides its islands; rarely used parts are loaded on demand. */
export function startShell(): void {
  for (const type of ['error', 'unhandledrejection'] as const) addEventListener(type, report)
  // A newer build no longer has the requested chunk.
  addEventListener('vite:preloadError', reloadOnce)
  followConnection()
  whenShown(() => {
    watchBuild()
    const offer = document.getElementById('consent')
    if (offer) {
      void import('../consent/start-consent.ts').then((part) => part.startConsent(offer))
    }
    // A product with a buy form counts as viewed once that form is visible; the form loads this
    // code.
    if (document.getElementById('recently-viewed') && !document.getElementById('buy')) {
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
    // Errors of the report itself are not reported.
    () => undefined,
  )
}

/** Shows a message while the browser is offline; the page contains its text. */
function followConnection(): void {
  const note = document.getElementById('offline')
  const show = () => note && (note.hidden = navigator.onLine)
  show()
  addEventListener('online', show)
  addEventListener('offline', show)
}

/** Runs at once; in a prerendered page only when it is shown. */
function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true })
  } else run()
}
