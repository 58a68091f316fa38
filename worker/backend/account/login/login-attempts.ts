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

/** The maximum number of objects that count attempts by account. */
const SHARDS = 64

/** A login attempt; `device` is the id of a known device, else null. */
export type LoginAttempt = Attempt & { readonly device: string | null }

/**
 * Counts a login attempt. Returns the seconds to wait, 0 for none. A known device has its own
 * counter. Other attempts count by network, and with a higher limit for all networks together.
 * Addresses without an account count in the same way, so that responses reveal nothing.
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

/** Deletes the failed attempts after a successful login. */
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
