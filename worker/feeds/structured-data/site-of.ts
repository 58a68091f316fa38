import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { Site } from './json-ld.ts'

/** The site of the page that answers this request. */
export function siteOf(c: Context<AppEnv>): Site {
  const { locale, vars } = c.var
  return { origin: vars.SHOP_ORIGIN, name: vars.SHOP_NAME, locale }
}
