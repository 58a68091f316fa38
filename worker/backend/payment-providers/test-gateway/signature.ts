import { MINUTE_MS } from '#shared/domain/durations.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'x-gateway-signature'
const FORM = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/
/** How old a signature may be: a captured one does not stay good. */
const TOLERANCE_MS = 5 * MINUTE_MS

/** `t=<milliseconds>,v1=<hmac of time and body>`. */
export function sign(secret: string, body: string, at: Date): string {
  const time = at.getTime()
  return `t=${time},v1=${digest(secret, time, body).toString('hex')}`
}

export function isSigned(secret: string, body: string, signature: string, at: Date): boolean {
  const [, time, hex] = FORM.exec(signature) ?? []
  if (!time || !hex) return false
  if (Math.abs(at.getTime() - Number(time)) > TOLERANCE_MS) return false
  return timingSafeEqual(digest(secret, Number(time), body), Buffer.from(hex, 'hex'))
}

function digest(secret: string, time: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest()
}
