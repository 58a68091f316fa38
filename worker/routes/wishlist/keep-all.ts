import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import {
  guestWishlist,
  keptToday,
  MOST_WITHOUT_ACCOUNT,
  rememberGuestWishlist,
} from './guest-wishlist.ts'
import { isNobody } from './load-wishlist.ts'

/** Keeps several articles at once: all of them, or none where the browser's list has no room. */
export async function keepAll(
  c: Context<AppEnv>,
  ids: readonly string[],
): Promise<Result<void, StoreApiFailure | 'full'>> {
  if (c.var.shopper.token) {
    const merged = await shopperApi(c).wishlist.merge(ids)
    if (merged.ok) return ok(undefined)
    if (!isNobody(merged.error)) return merged
  }
  const kept = guestWishlist(c)
  const further = ids.filter((id) => kept.every((article) => article.id !== id))
  if (kept.length + further.length > MOST_WITHOUT_ACCOUNT) return fail('full')
  rememberGuestWishlist(c, [...further.map(keptToday), ...kept])
  return ok(undefined)
}
