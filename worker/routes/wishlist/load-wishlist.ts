import type { Context } from 'hono'
import { MAX_LINES } from '#shared/domain/cart/change-contents.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { isLoggedOut } from '../forms/refused-form.ts'
import { guestWishlist, type GuestWishlist } from './guest-wishlist.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Products on a page of the wishlist. */
export const WISHLIST_PAGE = 15

/** The limit of a Store API list. */
const MAX_AT_ONCE = 100

export type LoadedWishlist = Readonly<{
  products: readonly Product[]
  total: number
  /** Price drops since the products were saved, in percent, by product id. */
  drops: Readonly<Record<string, number>>
}>

const NOTHING: LoadedWishlist = { products: [], total: 0, drops: {} }

/**
 * A page of the shopper's wishlist: from the server with an account, else from the browser. A shop
 * without wishlists refuses with the same status as a missing login.
 */
export async function loadWishlist(
  c: Context<AppEnv>,
  page: number,
  limit = WISHLIST_PAGE,
): Promise<Result<LoadedWishlist, StoreApiFailure>> {
  const { shopper } = c.var
  const { wishlist } = shopperApi(c)
  const own = shopper.token ? await wishlist.own(page, limit) : null
  if (own?.ok) {
    const { products, ripstop_price_drops: drops } = own.value.data
    return ok({ products: products.elements, total: products.total, drops })
  }
  // A customer has no wishlist before the first product.
  if (own?.error.kind === 'refused' && own.error.status === 404) return ok(NOTHING)
  if (own && !isLoggedOut(own.error)) return fail(own.error)
  const stored = guestWishlist(c)
  const shown = stored.slice((page - 1) * limit, page * limit)
  if (shown.length === 0) return ok({ ...NOTHING, total: stored.length })
  const [found, drops] = await Promise.all([
    wishlist.byIds(shown.map(({ id }) => id)),
    priceDrops(c, shown),
  ])
  if (!found.ok) return found
  const byId = new Map(found.value.data.elements.map((product) => [product.id, product]))
  return ok({
    products: shown.flatMap(({ id }) => byId.get(id) ?? []),
    total: stored.length,
    drops,
  })
}

/** The price drops; empty if the call fails. Remote shops have no price drops. */
async function priceDrops(
  c: Context<AppEnv>,
  stored: readonly GuestWishlist[],
): Promise<LoadedWishlist['drops']> {
  const dated = stored.flatMap(({ id, since }) => (since ? [{ id, since }] : []))
  if (c.var.vars.STORE_API_URL || dated.length === 0) return {}
  const found = await shopperApi(c).wishlist.priceDrops(dated)
  return found.ok ? found.value.data.ripstop_price_drops : {}
}

/** The whole wishlist, newest first, limited to the maximum number of cart lines. */
export async function loadWholeWishlist(
  c: Context<AppEnv>,
): Promise<Result<readonly Product[], StoreApiFailure>> {
  const products: Product[] = []
  for (let page = 1; products.length < MAX_LINES; page += 1) {
    const loaded = await loadWishlist(c, page, MAX_AT_ONCE)
    if (!loaded.ok) return loaded
    products.push(...loaded.value.products)
    if (loaded.value.total <= page * MAX_AT_ONCE) break
  }
  return ok(products.slice(0, MAX_LINES))
}

/** The ids on the shopper's wishlist, for the wishlist buttons of cached pages. */
export async function loadWishlistIds(
  c: Context<AppEnv>,
): Promise<Result<readonly string[], StoreApiFailure>> {
  const { wishlist } = shopperApi(c)
  const own = c.var.shopper.token ? await wishlist.ownIds() : null
  if (own?.ok) return ok(own.value.data.products.elements.map(({ id }) => id))
  if (own?.error.kind === 'refused' && own.error.status === 404) return ok([])
  if (own && !isLoggedOut(own.error)) return fail(own.error)
  return ok(guestWishlist(c).map(({ id }) => id))
}
