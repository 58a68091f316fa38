import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import type { Refusal } from '#worker/backend/http/store-api-error.ts'
import type { Bindings } from '#worker/env.ts'
import type { Limit } from './limits.ts'

type Namespace = Bindings['LIMITER']

/** Who tries what; addresses are only ever kept as hashes. */
export type Attempt = Readonly<{ limit: Limit; address: string; ip: string }>

/** The caller's IP as Cloudflare names it; there is none on one's own machine. */
export function attemptOf(c: Context<BackendEnv>, limit: Limit, address: string): Attempt {
  return { limit, address, ip: c.req.header('cf-connecting-ip') ?? 'local' }
}

/** Counts an attempt. Answers 0, or the seconds after which the next one is let through. */
export async function countAttempt(
  namespace: Namespace,
  attempt: Attempt,
  at: Date,
): Promise<number> {
  const { perAddress, perIp } = attempt.limit
  const own = await counterOf(namespace, addressKey(attempt)).take(perAddress, at.getTime())
  if (own > 0) return own
  const shared = await counterOf(namespace, ipKey(attempt)).take(perIp, at.getTime())
  // What the IP keeps out was no attempt at this address.
  if (shared > 0) await counterOf(namespace, addressKey(attempt)).giveBack()
  return shared
}

/** It was the right person: their attempts are forgotten, and the IP's was none. */
export async function forgiveAttempt(namespace: Namespace, attempt: Attempt): Promise<void> {
  await Promise.all([
    counterOf(namespace, addressKey(attempt)).reset(),
    counterOf(namespace, ipKey(attempt)).giveBack(),
  ])
}

/** Contract 2: too many logins have a code of their own. */
export function throttled(seconds: number, code: ThrottleCode): Refusal {
  const detail = `Too many requests. Please wait ${seconds} seconds before trying again.`
  return { status: 429, code, detail, parameters: { seconds } }
}
export type ThrottleCode = 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' | 'FRAMEWORK__RATE_LIMIT_EXCEEDED'

const addressKey = ({ limit, address, ip }: Attempt) =>
  keyOf(limit, `${address.trim().toLowerCase()}-${ip}`)
const ipKey = ({ limit, ip }: Attempt) => keyOf(limit, ip)

function keyOf({ name }: Limit, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('hex')}`
}

function counterOf(namespace: Namespace, key: string) {
  return namespace.get(namespace.idFromName(key))
}
