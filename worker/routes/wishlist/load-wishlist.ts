import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import { guestWishlist } from './guest-wishlist.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** As many as a shelf of the storefront has always shown. */
export const WISHLIST_PAGE = 15

export type LoadedWishlist = Readonly<{ articles: readonly Product[]; total: number }>

const NOTHING: LoadedWishlist = { articles: [], total: 0 }

/** A page of what the shopper keeps: on the server with an account, else in the browser. */
export async function loadWishlist(
  c: Context<AppEnv>,
  page: number,
): Promise<Result<LoadedWishlist, StoreApiFailure>> {
  const { shopper } = c.var
  const { wishlist } = shopperApi(c)
  const own = shopper.token ? await wishlist.own(page, WISHLIST_PAGE) : null
  if (own?.ok) {
    const { elements, total } = own.value.data.products
    return ok({ articles: elements, total })
  }
  // Before the first article there is no wishlist yet.
  if (own?.error.kind === 'refused' && own.error.status === 404) return ok(NOTHING)
  if (own && !isNobody(own.error)) return fail(own.error)
  const ids = guestWishlist(c)
  const shown = ids.slice((page - 1) * WISHLIST_PAGE, page * WISHLIST_PAGE)
  if (shown.length === 0) return ok({ articles: [], total: ids.length })
  const found = await wishlist.byIds(shown)
  if (!found.ok) return found
  const byId = new Map(found.value.data.elements.map((product) => [product.id, product]))
  return ok({ articles: shown.flatMap((id) => byId.get(id) ?? []), total: ids.length })
}

/**
 * Whether nobody with an account asks, or the shop keeps no wishlists: then the browser does. Shops
 * say both by the same status.
 */
export function isNobody(failure: StoreApiFailure): boolean {
  return failure.kind === 'refused' && failure.status === 403
}
