import type { Context } from 'hono'
import type { AppEnv } from './context.ts'
import type { CallingShopper } from '#worker/store-api/transport/calling-shopper.ts'

/**
 * What the shopper who asks may do: in the page's language and with their session, unless `other`
 * says otherwise.
 */
export function shopperApi(c: Context<AppEnv>, other: Partial<CallingShopper> = {}) {
  const { services, shopper, locale } = c.var
  return services.shopperApi({ locale, token: shopper.token, ...other })
}
