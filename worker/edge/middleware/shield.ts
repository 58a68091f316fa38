import { messages } from '#shared/i18n/messages.ts'
import { splitLocale } from '#shared/split-locale.ts'
import { networkOf } from '#worker/runtime/client-network.ts'
import { factory } from '#worker/runtime/context.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { logFailure } from '#worker/runtime/log.ts'

/** The period of the limit in `wrangler.toml`. */
const PERIOD_SECONDS = 60

/**
 * Refuses a flood from one network before anything is done for it, by Cloudflare's own counter. The
 * counter is coarse, as each location counts for itself; expensive calls have limits of their own.
 * Without the binding, as outside of Cloudflare, and while the counter fails, everybody passes.
 */
export const shield = factory.createMiddleware(async (c, next) => {
  if (!(await isOverRequestLimit(c.req.raw, c.env))) return next()
  const { locale } = splitLocale(c.req.path)
  return c.text(messages(locale)('errors.status429'), 429, {
    'Retry-After': String(PERIOD_SECONDS),
    'Cache-Control': 'no-store',
  })
})

const counted = new WeakMap<Request, Promise<boolean>>()

/** Counts a request once, however often it is asked, and tells whether its network sent too many. */
export async function isOverRequestLimit(request: Request, env: Bindings): Promise<boolean> {
  const counter = env.SHIELD
  // Always Cloudflare's: it sets the header itself, and without Cloudflare there is no counter.
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
