import type { Context } from 'hono'
import type { AppEnv } from './context.ts'
import type { CallingShopper } from '#worker/store-api/transport/transport.ts'

/**
 * The Store API for the shopper of this request, in the page's language and with their session.
 * `other` replaces the language or the session.
 */
export function shopperApi(c: Context<AppEnv>, other: Partial<CallingShopper> = {}) {
  const { services, shopper, locale } = c.var
  return services.shopperApi({ locale, token: shopper.token, ...other })
}
