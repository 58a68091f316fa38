import { requestId } from './request-id.ts'
import { withoutIds } from './scrub.ts'

const throttle = createThrottle()

type Fields = Readonly<Record<string, unknown>> & { readonly path?: string }

/**
 * Writes one structured line, which ends with the id of the request; fields are short and hold no
 * personal data. Ids are taken out of a `path`, as whoever knows an order's may pay or cancel it.
 */
export function logEvent(event: string, fields: Fields = {}): void {
  const loggedFields =
    fields.path === undefined ? fields : { ...fields, path: withoutIds(fields.path) }
  const line = JSON.stringify({ event, ...loggedFields })
  for (const written of throttle(line, Date.now()))
    console.log(written === line ? withRequestId(line) : written)
}

/** Added after the throttle: with the id of its request no line would repeat another. */
function withRequestId(line: string): string {
  const request = requestId()
  return request === null ? line : `${line.slice(0, -1)},"request":${JSON.stringify(request)}}`
}

/** Logs a failure that no shopper sees, such as one after the answer, with its error. */
export function logFailure(
  event: string,
  error: unknown,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  logEvent(event, { ...fields, error: reason.slice(0, 300) })
}

/** Within a second the same line is written five times, then counted (CONTRIBUTING.md#log). */
const THROTTLE_MS = 1_000
const MIN_REPEATS = 5
/** Different lines that are remembered at once. */
const MAX_LINES = 100

type Run = { readonly since: number; count: number }

/**
 * Keeps a repeated error from flooding the log. Answers the lines to write now: the given one
 * unless it is held back, and before it one for each run of repetitions that has ended, with their
 * number. `at` is the clock in milliseconds.
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

/** The line once more, with how often it was held back. */
function repeated(line: string, times: number): string {
  return `${line.slice(0, -1)},"repeated":${times}}`
}
