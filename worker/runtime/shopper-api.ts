import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

type CallingShopper = Parameters<AppEnv['Variables']['services']['shopperApi']>[0]

/**
 * The Store API for the shopper of this request, in the page's language and with their session.
 * `other` replaces the language or the session.
 */
export function shopperApi(c: Context<AppEnv>, other: Partial<CallingShopper> = {}) {
  const { services, shopper, locale } = c.var
  return services.shopperApi({ locale, token: shopper.token, ...other })
}
