import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { DAY_SECONDS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/forms/zod.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { acceptedSecrets, signingSecretsOf } from '#worker/runtime/signing-secrets.ts'
import {
  cookieOptions,
  cookiePrefix,
  readHostCookie,
  setHostCookie,
} from '#worker/runtime/host-cookie.ts'
import { jsonOf } from '#worker/store-api/transport/response.ts'

const COOKIE = 'order'

/**
 * Proves that this browser placed an order or sent the data that the Store API requires from
 * guests.
 */
const OrderPass = z.object({
  orderId: z.string(),
  deepLinkCode: z.string(),
  email: z.string(),
  zipcode: z.string(),
})
export type OrderPass = z.infer<typeof OrderPass>

/** Allows this browser to see the order, even after its session ends. One order at a time. */
export async function grantOrderPass(c: Context<AppEnv>, pass: OrderPass): Promise<void> {
  const secrets = signingSecretsOf(c.var.vars)
  if (!secrets) return
  const options = cookieOptions(c, DAY_SECONDS)
  await setSignedCookie(c, COOKIE, JSON.stringify(pass), secrets.now, options)
}

/** Logout ends the access to the order, because another person may use the browser next. */
export function clearOrderPass(c: Context<AppEnv>): void {
  if (readHostCookie(c, COOKIE) !== undefined) setHostCookie(c, COOKIE, '', 0)
}

/** The order pass of this browser; null if it is forged or malformed. */
export async function readOrderPass(c: Context<AppEnv>): Promise<OrderPass | null> {
  const secrets = signingSecretsOf(c.var.vars)
  for (const secret of secrets ? acceptedSecrets(secrets) : []) {
    const cookie = await signedCookie(c, secret)
    const parsed = OrderPass.safeParse(cookie && jsonOf(cookie))
    if (parsed.success) return parsed.data
  }
  return null
}

async function signedCookie(c: Context<AppEnv>, secret: string) {
  const prefix = cookiePrefix(c)
  return prefix ? getSignedCookie(c, secret, COOKIE, prefix) : getSignedCookie(c, secret, COOKIE)
}
