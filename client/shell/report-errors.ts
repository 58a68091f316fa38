import { SHELL_PATHS } from '#shared/shell-paths.ts'

const MAX_REPORTS = 3

const reported = new Set<string>()

/**
 * Reports an error of our own script: message and position, no data of the shopper. Only the
 * first few errors of a page are sent.
 */
export function reportError(event: ErrorEvent | PromiseRejectionEvent): void {
  const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message)
  const message = String(error)
  if (reported.size >= MAX_REPORTS || reported.has(message)) return
  reported.add(message)
  const {
    filename: source = '',
    lineno: line = 0,
    colno: column = 0,
  } = event as Partial<ErrorEvent>
  const report = { message, source, line, column, page: location.pathname }
  navigator.sendBeacon(SHELL_PATHS.browserReports, JSON.stringify(report))
}
