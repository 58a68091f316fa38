import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether `Authorization: Bearer …` names the operators' secret; without a secret none does. */
export function isOperator(authorization: string | undefined, secret: string | undefined): boolean {
  if (!secret) return false
  const sent = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(sent), digest(secret))
}

/** Digests are equally long, as the comparison in constant time wants. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
