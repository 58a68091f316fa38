import { createThrottle } from './log-throttle.ts'
import { requestId } from './request-id.ts'
import { withoutIds } from './scrub.ts'

const throttle = createThrottle()

type Fields = Readonly<Record<string, unknown>> & { readonly path?: string }

/**
 * One structured line; fields are short and hold no personal data. Of a `path` the keys are left
 * out: whoever knows the one of an order may pay it and call it off. The id of the request ends it.
 */
export function logEvent(event: string, fields: Fields = {}): void {
  const loggedFields =
    fields.path === undefined ? fields : { ...fields, path: withoutIds(fields.path) }
  const line = JSON.stringify({ event, ...loggedFields })
  for (const written of throttle(line, Date.now()))
    console.log(written === line ? withRequestId(line) : written)
}

/** Added behind the throttle, as by its id each line would be another one. */
function withRequestId(line: string): string {
  const request = requestId()
  return request === null ? line : `${line.slice(0, -1)},"request":${JSON.stringify(request)}}`
}

/** The same for what failed behind an answer: the shopper does not see it, operators must. */
export function logFailure(
  event: string,
  error: unknown,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  logEvent(event, { ...fields, error: reason.slice(0, 300) })
}
