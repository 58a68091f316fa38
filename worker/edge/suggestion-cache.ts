import assets from 'virtual:client-assets'
import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'

const CACHE_NAME = 'suggestions'
/** The same lifetime as pages. */
const STORED_SECONDS = 60

/**
 * Returns suggestions for a term from this location's Cache API, or creates and stores them. They
 * are the same for everyone with the same prices. Null and incomplete suggestions are not stored.
 */
export async function getCachedSuggestions(
  c: Context<AppEnv>,
  query: Readonly<{ type: string; term: string }>,
  make: () => Promise<string | null>,
): Promise<string | null> {
  const { services, locale, shopper, vars } = c.var
  await c.var.currencyKnown
  if (shopper.view.hasOwnPrices) return make()
  const parts = [assets.buildId, await services.edition(), locale, shopper.view.segment]
  const key = `${vars.SHOP_ORIGIN}/_s/${parts.join('/')}?${new URLSearchParams(query)}`
  const cache = await caches.open(CACHE_NAME).catch(() => null)
  const cached = await cache?.match(key).catch(() => undefined)
  if (cached) return cached.text()
  const suggestions = await make()
  if (cache && suggestions !== null && !c.var.degraded) {
    const headers = { 'cache-control': `max-age=${STORED_SECONDS}` }
    c.executionCtx.waitUntil(
      cache.put(key, new Response(suggestions, { headers })).catch(() => undefined),
    )
  }
  return suggestions
}
