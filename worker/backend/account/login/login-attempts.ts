import { ACCOUNT_STEPS, LOGIN_STEPS } from '#worker/backend/rate-limit/limits.ts'
import {
  countAttempt,
  forgiveAttempt,
  hashed,
  type Attempt,
} from '#worker/backend/rate-limit/throttle.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'

type Namespace = Bindings['LIMITER']

/** How many objects count attempts by account, however many addresses are tried. */
const SHARDS = 64

/** An attempt to log in; `device` is the id of a known device, null for any other. */
export type LoginAttempt = Attempt & { readonly device: string | null }

/**
 * Counts an attempt to log in; answers the seconds to wait, 0 for none. A known device has a
 * counter of its own. Other attempts count by network and, with a higher limit, for all networks
 * together. Addresses without an account are counted the same way, so that an answer reveals
 * nothing.
 */
export async function countLogin(
  limiter: Namespace,
  attempt: LoginAttempt,
  at: Date,
): Promise<number> {
  if (attempt.device !== null)
    return deviceCounter(limiter, attempt.device).count(DEVICE, at.getTime())
  const seconds = await countAttempt(limiter, attempt, at)
  if (seconds > 0) return seconds
  const { key, counter } = accountCounter(limiter, attempt)
  return counter.count({ key, perKey: ACCOUNT_STEPS, together: [] }, at.getTime())
}

/** Forgets the attempts before a login that succeeded. */
export async function forgiveLogin(limiter: Namespace, attempt: LoginAttempt): Promise<void> {
  if (attempt.device !== null) return deviceCounter(limiter, attempt.device).forgive(DEVICE.key)
  const { key, counter } = accountCounter(limiter, attempt)
  await Promise.all([forgiveAttempt(limiter, attempt), counter.forgive(key)])
}

const DEVICE = { key: 'device', perKey: LOGIN_STEPS, together: [] }

function deviceCounter(limiter: Namespace, device: string) {
  return limiter.get(limiter.idFromName(`login-device:${device}`))
}

function accountCounter(limiter: Namespace, { address }: Attempt) {
  const key = hashed(emailKeyOf(address))
  const shard = Number.parseInt(key.slice(0, 4), 16) % SHARDS
  return { key, counter: limiter.get(limiter.idFromName(`login-account:${shard}`)) }
}
