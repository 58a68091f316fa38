import type { Context } from 'hono'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import { flash } from '#worker/routes/forms/flash.ts'
import { bringProject } from '#worker/routes/planner/bring-project.ts'
import { bringWishlist } from '#worker/routes/wishlist/bring-wishlist.ts'
import { rememberSegment } from '#worker/routes/forms/remember-segment.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/**
 * A login may lead to a cached page, which cannot show the remark; the next personal page shows it.
 */
const KEPT_SECONDS = 60 * 60

/**
 * Lets somebody in who has just proved who they are: the new token, and what reading pages have to
 * know of the cart that is theirs now. The login succeeds even if the cart cannot be read.
 */
export async function enter(
  c: Context<AppEnv>,
  token: string | null,
  remarks: readonly Remark[],
): Promise<void> {
  const own = token ?? c.var.shopper.token
  const { cart, context } = shopperApi(c, { token: own, holdNotices: true })
  const [found, current] = await Promise.all([
    cart.read(),
    context.read(),
    bringWishlist(c, own),
    bringProject(c, own),
  ])
  rememberShopper(c, {
    token,
    ...(found.ok && { view: { cartCount: cartView(c.var, found.value.data).count } }),
  })
  if (current.ok) rememberSegment(c, current.value.data)
  flash(c, remarks, null, KEPT_SECONDS)
}
