import type { Context } from 'hono'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import { flash } from '#worker/routes/forms/flash.ts'
import { rememberSegment } from '#worker/routes/forms/remember-segment.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { guestWishlist, rememberGuestWishlist } from '../../wishlist/guest-wishlist.ts'
import { requestWishlistSync } from '../../wishlist/wishlist-sync-cookie.ts'
import { guestProject, rememberGuestProject } from '../../planner/guest-project.ts'

/**
 * Login may redirect to a cached page, which cannot show the notice. The next personal page shows
 * it.
 */
const CACHED_SECONDS = 60 * 60

/**
 * Completes a successful login: sets the new token, and the cart count for cached pages. The login
 * succeeds even if the cart cannot be read.
 */
export async function finishLogin(
  c: Context<AppEnv>,
  token: string | null,
  notices: readonly PageNotice[],
): Promise<void> {
  const own = token ?? c.var.shopper.token
  const { cart, context } = shopperApi(c, { token: own, holdNotices: true })
  const [found, current] = await Promise.all([
    cart.read(),
    context.read(),
    mergeGuestWishlist(c, own),
    takeGuestProject(c, own),
  ])
  rememberShopper(c, {
    token,
    view: {
      isLoggedIn: true,
      ...(found.ok && { cartCount: cartView(c.var, found.value.data).count }),
    },
  })
  if (current.ok) await rememberSegment(c, current.value.data)
  flash(c, notices, null, CACHED_SECONDS)
}

/**
 * Adds a guest's wishlist to the customer's. If that fails, the cookie preserves it. The script of
 * the next page then requests the whole wishlist and updates all wishlist buttons.
 */
async function mergeGuestWishlist(c: Context<AppEnv>, token: string | null): Promise<void> {
  requestWishlistSync(c)
  const stored = guestWishlist(c)
  if (stored.length === 0) return
  const merged = await shopperApi(c, { token }).wishlist.merge(stored.map(({ id }) => id))
  if (merged.ok) rememberGuestWishlist(c, [])
}

/** Moves a guest's project to the customer. If that fails, the guest's project stays. */
async function takeGuestProject(c: Context<AppEnv>, token: string | null): Promise<void> {
  const project = guestProject(c)
  if (!project) return
  const taken = await shopperApi(c, { token }).projects.take(project)
  if (taken.ok) rememberGuestProject(c, null)
}
