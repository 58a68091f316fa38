import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import type { Refusal } from '#worker/backend/http/store-api-error.ts'
import { callersNetwork } from '#worker/backend/http/shop.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import type { Limit } from './limits.ts'
import type { Counted } from './rate-limiter.ts'

type Namespace = Bindings['LIMITER']

/** What is tried on which name, and from which network if a trusted proxy names it; stored only as hashes. */
export type Attempt = Readonly<{ limit: Limit; address: string; network: string | null }>

export function attemptOf(c: Context<BackendEnv>, limit: Limit, address: string): Attempt {
  return { limit, address, network: callersNetwork(c) }
}

/** Counts an attempt. Answers 0, or the seconds after which the next one is let through. */
export async function countAttempt(
  namespace: Namespace,
  attempt: Attempt,
  at: Date,
): Promise<number> {
  return counterOf(namespace, attempt).count(countedBy(attempt), at.getTime())
}

/**
 * The right person logged in: their attempts are forgotten and the network's are reduced by one.
 */
export async function forgiveAttempt(namespace: Namespace, attempt: Attempt): Promise<void> {
  await counterOf(namespace, attempt).forgive(countedBy(attempt).key)
}

/** Too many logins have a code of their own (docs/store-api.md#rate-limits). */
export function throttled(seconds: number, code: ThrottleCode): Refusal {
  const detail = `Too many requests. Please wait ${seconds} seconds before trying again.`
  return { status: 429, code, detail, parameters: { seconds } }
}
export type ThrottleCode =
  | 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'
  | 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED'
  | 'FRAMEWORK__RATE_LIMIT_EXCEEDED'

/** Where networks are unknown, attempts of others do not make a caller wait. */
function countedBy({ limit, address, network }: Attempt): Counted {
  const key = hashed(address.trim().toLowerCase())
  return { key, perKey: limit.perAddress, together: network === null ? [] : limit.perNetwork }
}

function counterOf(namespace: Namespace, { limit, network }: Attempt) {
  return namespace.get(namespace.idFromName(`${limit.name}:${hashed(network ?? 'unknown')}`))
}

/** What is kept of an address or a network. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
