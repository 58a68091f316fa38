import { createThrottle } from './log-throttle.ts'
import { withoutIds } from './reports/scrub.ts'

const throttle = createThrottle()

type Fields = Readonly<Record<string, unknown>> & { readonly path?: string }

/**
 * One structured line; fields are short and hold no personal data. Of a `path` the keys are left
 * out: whoever knows the one of an order may pay it and call it off.
 */
export function logEvent(event: string, fields: Fields = {}): void {
  const said = fields.path === undefined ? fields : { ...fields, path: withoutIds(fields.path) }
  for (const line of throttle(JSON.stringify({ event, ...said }), Date.now())) console.log(line)
}
