import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import type { AppEnv } from '#worker/runtime/context.ts'
import { isLoggedOut, isRejectedWith } from '#worker/routes/forms/refused-form.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { flash } from '../forms/flash.ts'
import { postFields } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { wantsJson } from '../forms/wants-json.ts'
import {
  guestWishlist,
  addedToday,
  MAX_WITHOUT_ACCOUNT,
  rememberGuestWishlist,
} from './guest-wishlist.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Handles all wishlist buttons. Each names its product to save (`keep`) or to remove (`drop`). */
export const wishlistChange = postFields(routes.action('wishlistChange'), async (c, fields) => {
  const { locale, t } = c.var
  const dropped = fieldText(fields, 'drop')
  const isOnWishlist = dropped === ''
  const id = isOnWishlist ? fieldText(fields, 'keep') : dropped
  if (!isHexId(id)) return respondWithError(c, 400)
  const changed = await change(c, id, isOnWishlist)
  if (!changed.ok) return changed.error === 'full' ? full(c) : storeApiFailed(c, changed.error)
  if (wantsJson(c)) return c.json({ isKept: isOnWishlist }, 200, { 'Cache-Control': 'no-store' })
  flash(c, [{ tone: 'ok', text: t(isOnWishlist ? 'wishlist.saved' : 'wishlist.dropped') }], null)
  return c.redirect(`${urls.page(locale, 'wishlist')}#content`, 303)
})

/**
 * A full list never drops a product for a new one. The script then sends the form, so that the page
 * shows the message.
 */
function full(c: Context<AppEnv>): Response {
  const { locale, t } = c.var
  if (wantsJson(c)) return c.json({ isKept: false }, 409, { 'Cache-Control': 'no-store' })
  flash(c, [{ tone: 'bad', text: t('wishlist.full', { most: MAX_WITHOUT_ACCOUNT }) }], null)
  return c.redirect(`${urls.page(locale, 'wishlist')}#content`, 303)
}

async function change(
  c: Context<AppEnv>,
  id: string,
  isOnWishlist: boolean,
): Promise<Result<void, StoreApiFailure | 'full'>> {
  const { shopper } = c.var
  const { wishlist } = shopperApi(c)
  if (shopper.token) {
    const changed = await (isOnWishlist ? wishlist.add(id) : wishlist.remove(id))
    if (changed.ok || isSoAlready(changed.error, isOnWishlist)) return ok(undefined)
    if (!isLoggedOut(changed.error)) return fail(changed.error)
  }
  const stored = guestWishlist(c)
  const others = stored.filter((product) => product.id !== id)
  if (isOnWishlist && others.length >= MAX_WITHOUT_ACCOUNT) return fail('full')
  const own = stored.find((product) => product.id === id) ?? addedToday(id)
  rememberGuestWishlist(c, isOnWishlist ? [own, ...others] : others)
  return ok(undefined)
}

/** Whether another tab has already made the same change. */
function isSoAlready(failure: StoreApiFailure, isOnWishlist: boolean): boolean {
  return isOnWishlist
    ? isRejectedWith(failure, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT')
    : failure.kind === 'refused' && failure.status === 404
}

/** Saves several products at once: all of them, or none if the browser's list would be full. */
export async function addAllToWishlist(
  c: Context<AppEnv>,
  ids: readonly string[],
): Promise<Result<void, StoreApiFailure | 'full'>> {
  if (c.var.shopper.token) {
    const merged = await shopperApi(c).wishlist.merge(ids)
    if (merged.ok) return ok(undefined)
    if (!isLoggedOut(merged.error)) return merged
  }
  const stored = guestWishlist(c)
  const further = ids.filter((id) => stored.every((product) => product.id !== id))
  if (stored.length + further.length > MAX_WITHOUT_ACCOUNT) return fail('full')
  rememberGuestWishlist(c, [...further.map(addedToday), ...stored])
  return ok(undefined)
}
