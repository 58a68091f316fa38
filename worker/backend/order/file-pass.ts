import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Vars } from '#worker/runtime/env.ts'

/** Days until a link that opens a bought file without a login expires, at the end of the day. */
const PASS_DAYS = 7

type Fetching = Readonly<{ orderId: string; downloadId: string }>

/**
 * What a link to a bought file is signed with: the day on which it ends, and a proof. The same for a
 * whole day, so that an answer does not change by itself. Null where the shop signs nothing.
 */
export function filePass(file: Fetching, { SIGNING_SECRET: secret }: Vars, at: Date) {
  if (!secret) return null
  const lastDay = Math.floor(at.getTime() / DAY_MS) + PASS_DAYS
  return `${lastDay}.${proofOf(file, lastDay, secret)}`
}

/** Whether a pass opens a file now. A forged, truncated or expired one opens nothing. */
export function isPass(
  pass: string | undefined,
  file: Fetching,
  { SIGNING_SECRET: secret }: Vars,
  at: Date,
): boolean {
  const [, day = '', proof = ''] = /^(\d{1,6})\.([\w-]+)$/.exec(pass ?? '') ?? []
  if (!secret || day === '' || Number(day) < Math.floor(at.getTime() / DAY_MS)) return false
  const expected = Buffer.from(proofOf(file, Number(day), secret))
  const sent = Buffer.from(proof)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

function proofOf({ orderId, downloadId }: Fetching, lastDay: number, secret: string): string {
  const text = `bought-file:${orderId}:${downloadId}:${lastDay}`
  return createHmac('sha256', secret).update(text).digest('base64url')
}
