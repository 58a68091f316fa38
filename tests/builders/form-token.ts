import { createHmac } from 'node:crypto'

/** The signature of a form rendered at this time. Forms submitted at once are refused. */
export function formToken(secret: string, timeMs: number): string {
  const shown = timeMs.toString(36)
  return `${shown}.${createHmac('sha256', secret).update(`form:${shown}`).digest('hex')}`
}
