import { SHELL_PATHS } from '#shared/shell-paths.ts'

const MOST_REPORTS = 3

/**
 * Tells the shop of errors in its own script: what and where in the script, nothing of the shopper.
 * The first few of a page say enough.
 */
export function reportErrors(): void {
  const told = new Set<string>()
  function tell(error: unknown, source = '', line = 0, column = 0) {
    const message = String(error)
    if (told.size >= MOST_REPORTS || told.has(message)) return
    told.add(message)
    const report = { message, source, line, column, page: location.pathname }
    navigator.sendBeacon(SHELL_PATHS.browserReports, JSON.stringify(report))
  }
  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    tell(error ?? message, filename, lineno, colno),
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
