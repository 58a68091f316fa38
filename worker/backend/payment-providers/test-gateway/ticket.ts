import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { newId } from '#worker/backend/sql/ids.ts'

/** A checkout that stood open for longer gets new fields by a reload. */
const LIFETIME_MS = 4 * HOUR_MS
const FORM = /^([0-9a-f]{32})\.(\d{1,15})\.([0-9a-f]{64})$/

/**
 * What the frame of the card fields is opened with. The frame has no origin that could be checked
 * and no cookie, so this is what lets it speak, once.
 */
export function newTicket(secret: string, at: Date): string {
  const name = `${newId()}.${at.getTime()}`
  return `${name}.${digest(secret, name).toString('hex')}`
}

/** The name of a ticket of ours that still holds, else null. */
export function ticketId(secret: string, ticket: string, at: Date): string | null {
  const [, id, time, hex] = FORM.exec(ticket) ?? []
  if (!id || !time || !hex) return null
  const age = at.getTime() - Number(time)
  if (age < 0 || age > LIFETIME_MS) return null
  return timingSafeEqual(digest(secret, `${id}.${time}`), Buffer.from(hex, 'hex')) ? id : null
}

function digest(secret: string, name: string): Buffer {
  return createHmac('sha256', secret).update(`fields:${name}`).digest()
}
