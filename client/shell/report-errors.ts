import { SHELL_PATHS } from '#shared/shell-paths.ts'

const MOST_REPORTS = 3

const told = new Set<string>()

/**
 * Tells the shop of an error in its own script: what and where in the script, nothing of the
 * shopper. The first few of a page say enough.
 */
export function reportError(event: ErrorEvent | PromiseRejectionEvent): void {
  const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message)
  const message = String(error)
  if (told.size >= MOST_REPORTS || told.has(message)) return
  told.add(message)
  const {
    filename: source = '',
    lineno: line = 0,
    colno: column = 0,
  } = event as Partial<ErrorEvent>
  const report = { message, source, line, column, page: location.pathname }
  navigator.sendBeacon(SHELL_PATHS.browserReports, JSON.stringify(report))
}
