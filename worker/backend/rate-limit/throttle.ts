import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import type { Refusal } from '#worker/backend/http/store-api-error.ts'
import { callersNetwork } from '#worker/backend/http/shop.ts'
import { widerNetworkOf } from '#worker/runtime/client-network.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import type { Limit } from './limits.ts'
import type { Counted } from './rate-limiter.ts'

type Namespace = Bindings['LIMITER']

/**
 * An attempt for an address, and its network if a trusted proxy names one. Only hashes of both are
 * stored.
 */
export type Attempt = Readonly<{ limit: Limit; address: string; network: string | null }>

export function attemptOf(c: Context<BackendEnv>, limit: Limit, address: string): Attempt {
  return { limit, address, network: callersNetwork(c) }
}

/** One /48 may make this many times the attempts of one of its 65,536 networks. */
const WIDER_FACTOR = 4

/** Counts an attempt and returns 0, or the seconds until one is accepted. */
export async function countAttempt(
  namespace: Namespace,
  attempt: Attempt,
  at: Date,
): Promise<number> {
  const waitSeconds = await counterOf(namespace, attempt).count(countedBy(attempt), at.getTime())
  const wider = widerAttempt(attempt)
  // Refused attempts of one network must not count against the whole /48.
  if (waitSeconds > 0 || wider === null) return waitSeconds
  return counterOf(namespace, wider).count(countedBy(wider), at.getTime())
}

/** The same attempt counted for the /48 of an IPv6 network. */
function widerAttempt({ limit, network, ...rest }: Attempt): Attempt | null {
  const wider = network && widerNetworkOf(network)
  if (!wider || wider === network || limit.perNetwork.length === 0) return null
  const perNetwork = limit.perNetwork.map((step) => ({
    ...step,
    attempts: step.attempts * WIDER_FACTOR,
  }))
  return { ...rest, network: wider, limit: { ...limit, perAddress: [], perNetwork } }
}

/** Deletes the address's attempts after a successful one, and uncounts that one for the network. */
export async function forgiveAttempt(namespace: Namespace, attempt: Attempt): Promise<void> {
  for (const counted of [attempt, widerAttempt(attempt)])
    if (counted) await counterOf(namespace, counted).forgive(countedBy(counted).key)
}

/**
 * The refusal of an attempt. Shopware uses different codes for it (docs/store-api.md#rate-limits).
 */
export function throttled(seconds: number, code: ThrottleCode): Refusal {
  const detail = `Too many requests. Please wait ${seconds} seconds before trying again.`
  return { status: 429, code, detail, parameters: { seconds } }
}
export type ThrottleCode =
  | 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'
  | 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED'
  | 'FRAMEWORK__RATE_LIMIT_EXCEEDED'

/**
 * Without a network only the address is limited, because callers must not wait for each other's
 * attempts.
 */
function countedBy({ limit, address, network }: Attempt): Counted {
  const key = hashed(address.trim().toLowerCase())
  return { key, perKey: limit.perAddress, together: network === null ? [] : limit.perNetwork }
}

function counterOf(namespace: Namespace, { limit, network }: Attempt) {
  return namespace.get(namespace.idFromName(`${limit.name}:${hashed(network ?? 'unknown')}`))
}

/** The SHA-256 of an address or network; only this hash is stored. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
