import type { Context } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import type { CategoryContext } from './category-struct.ts'

/** What structs of categories depend on in one request. */
export function categoryContext(c: Context<BackendEnv>): CategoryContext {
  const { SHOP_NAME: shopName, SHOP_ORIGIN: origin } = varsOf(c.env)
  return { language: c.var.language, origin, shopName }
}
