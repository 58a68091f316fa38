import { createThrottle } from './log-throttle.ts'

const throttle = createThrottle()

/** One structured line; fields are short and hold no personal data. */
export function logEvent(event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  for (const line of throttle(JSON.stringify({ event, ...fields }), Date.now())) console.log(line)
}
