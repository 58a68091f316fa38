import { messages } from '#shared/i18n/messages.ts'
import { splitLocale } from '#shared/split-locale.ts'
import { networkOf } from '#worker/runtime/client-network.ts'
import { factory } from '#worker/runtime/context.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { logFailure } from '#worker/runtime/log.ts'

/** The period of the rate limit in `wrangler.toml`. */
const PERIOD_SECONDS = 60

/** A page has eight of them, so a whole office would reach the limit with few pages. */
const FILE = /^\/(?:media|assets)\//

/**
 * Refuses too many requests from one network with a 429, by Cloudflare's rate limit, before other
 * work starts. Each Cloudflare location counts separately, and expensive calls have additional
 * limits. Pictures and files of the build are not counted. All requests pass without the binding or while the counter fails.
 */
export const shield = factory.createMiddleware(async (c, next) => {
  if (FILE.test(c.req.path) || !(await isOverRequestLimit(c.req.raw, c.env))) return next()
  const { locale } = splitLocale(c.req.path)
  return c.text(messages(locale)('errors.status429'), 429, {
    'Retry-After': String(PERIOD_SECONDS),
    'Cache-Control': 'no-store',
  })
})

const counted = new WeakMap<Request, Promise<boolean>>()

/** Counts a request once, even after several calls. True if its network sent too many requests. */
export async function isOverRequestLimit(request: Request, env: Bindings): Promise<boolean> {
  const counter = env.SHIELD
  // Cloudflare sets this header itself. Without Cloudflare there is no counter.
  const ip = counter && request.headers.get('cf-connecting-ip')
  if (!ip) return false
  const known = counted.get(request)
  if (known) return known
  const outcome = isBeyond(counter, ip)
  counted.set(request, outcome)
  return outcome
}

async function isBeyond(counter: RateLimit, ip: string): Promise<boolean> {
  const outcome = await counter.limit({ key: networkOf(ip) }).catch((error: unknown) => {
    logFailure('shield-failed', error)
    return { success: true }
  })
  return !outcome.success
}
