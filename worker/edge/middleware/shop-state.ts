import type { Context, Next } from 'hono'
import { PAGE_PATHS } from '#shared/paths.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import type { Refusal } from '#worker/pages/errors/refusal-status.ts'
import type { ShopState } from '#worker/store-api/transport/shop-state.ts'
import { isAlwaysAvailable } from './shop-mode-gate.ts'
import { PageError } from '#worker/rendering/page-error.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'

/** The error for each state in which the whole shop cannot show pages. */
const REFUSAL = {
  maintenance: 'Maintenance',
  misconfigured: 412,
  untranslated: 404,
} as const satisfies Record<Exclude<ShopState, 'open'>, Refusal>

/**
 * Replaces pages while the backend is in maintenance, refuses our key or lacks the language.
 * Complete cached pages are still shown. Only the operators' diagnosis page reports the state.
 */
export const shopState = factory.createMiddleware((c, next) =>
  // Our own backend has no such states; `shopModeGate` handles its maintenance.
  c.get('vars').STORE_API_URL ? respondWithShopState(c, next) : next(),
)

async function respondWithShopState(c: Context<AppEnv>, next: Next): Promise<void> {
  c.set('closedError', () => closedErrorOf(c))
  await next()
  // A page whose first byte is sent cannot be replaced. It shows its own error.
  const closed = c.var.hasBegun || c.var.isStaleOnError ? null : closedErrorOf(c)
  if (closed === null) return
  // An error page already names the state.
  if (c.res.status >= 400 && c.res.status !== 404) return
  await c.res.body?.cancel()
  const response = await respondWithError(c, closed.refusal)
  c.res = undefined
  c.res = response
}

function closedErrorOf(c: Context<AppEnv>): PageError | null {
  const { locale, path, services, degraded } = c.var
  const state = services.shopState()
  if (state === 'open' || path === PAGE_PATHS.diagnosis[locale] || isAlwaysAvailable(path))
    return null
  const isComplete = services.sources.usedStaleResponses() && !degraded
  return isComplete ? null : new PageError(REFUSAL[state])
}
