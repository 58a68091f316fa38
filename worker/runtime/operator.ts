import type { Buffer } from 'node:buffer'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Vars } from './env.ts'

type Secrets = Pick<Vars, 'OPS_SECRET' | 'OPS_SECRET_BEFORE'>

/**
 * Whether `Authorization: Bearer …` contains the operators' secret, or the previous one during a
 * rotation. Always false without a configured secret.
 */
export function isOperator(authorization: string | undefined, secrets: Secrets): boolean {
  const { OPS_SECRET: now, OPS_SECRET_BEFORE: before = now } = secrets
  if (!now || !before) return false
  const sent = digest(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
  return [now, before].some((secret) => timingSafeEqual(sent, digest(secret)))
}

/** Digests have equal length, which `timingSafeEqual` requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
