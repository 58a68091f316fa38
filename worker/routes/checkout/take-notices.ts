import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Clears the notices of a cart that this answer shows, so that they are not shown again. */
export async function takeNotices(c: Context<AppEnv>): Promise<void> {
  await shopperApi(c).cart.read()
}
