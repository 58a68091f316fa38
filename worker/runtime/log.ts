import { createThrottle } from './log-throttle.ts'
import { withoutIds } from './scrub.ts'

const throttle = createThrottle()

type Fields = Readonly<Record<string, unknown>> & { readonly path?: string }

/**
 * One structured line; fields are short and hold no personal data. Of a `path` the keys are left
 * out: whoever knows the one of an order may pay it and call it off.
 */
export function logEvent(event: string, fields: Fields = {}): void {
  const loggedFields =
    fields.path === undefined ? fields : { ...fields, path: withoutIds(fields.path) }
  for (const line of throttle(JSON.stringify({ event, ...loggedFields }), Date.now()))
    console.log(line)
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
