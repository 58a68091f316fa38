import { requestId } from './request-id.ts'
import { withoutIds } from './scrub.ts'

const throttle = createThrottle()

type Fields = Readonly<Record<string, unknown>> & { readonly path?: string }

/**
 * Writes one structured line that ends with the request id. Fields are short and contain no
 * personal data. Ids are removed from `path`, because an order's id allows anyone to pay or cancel
 * it.
 */
export function logEvent(event: string, fields: Fields = {}): void {
  const loggedFields =
    fields.path === undefined ? fields : { ...fields, path: withoutIds(fields.path) }
  const line = JSON.stringify({ event, ...loggedFields })
  for (const written of throttle(line, Date.now()))
    console.log(written === line ? withRequestId(line) : written)
}

/** Added after the throttle, because lines with different request ids would never repeat. */
function withRequestId(line: string): string {
  const request = requestId()
  return request === null ? line : `${line.slice(0, -1)},"request":${JSON.stringify(request)}}`
}

/** Logs a failure that no shopper sees, for example after the response was sent. */
export function logFailure(
  event: string,
  error: unknown,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  logEvent(event, { ...fields, error: reason.slice(0, 300) })
}

/**
 * The same line is written at most five times per second and then counted (CONTRIBUTING.md#log).
 */
const THROTTLE_MS = 1_000
const MIN_REPEATS = 5
/** Maximum number of different lines that are counted at once. */
const MAX_LINES = 100

type Run = { readonly since: number; count: number }

/**
 * Limits repeated log lines. Returns the lines to write now: first one line with a count for each
 * ended repetition, then the given line unless it is suppressed. `at` is the time in ms.
 */
export function createThrottle() {
  const runs = new Map<string, Run>()

  return (line: string, at: number): readonly string[] => {
    const over = [...runs].filter(([, { since }]) => at - since >= THROTTLE_MS)
    for (const [ended] of over) runs.delete(ended)
    const written = over.flatMap(([ended, { count }]) =>
      count > MIN_REPEATS ? [repeated(ended, count - MIN_REPEATS)] : [],
    )
    const run = runs.get(line) ?? { since: at, count: 0 }
    run.count++
    if (runs.has(line) || runs.size < MAX_LINES) runs.set(line, run)
    return run.count > MIN_REPEATS ? written : [...written, line]
  }
}

/** The line with the number of its suppressed repetitions. */
function repeated(line: string, times: number): string {
  return `${line.slice(0, -1)},"repeated":${times}}`
}
