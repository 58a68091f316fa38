import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import { flash } from '../forms/flash.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadWishlist, WISHLIST_PAGE } from './load-wishlist.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** More lines than anybody puts into a cart at once. */
const MOST_PAGES = 7

/** Puts all that is kept and can be had into the cart, each in its least quantity. */
export const wishlistToCart = factory
  .createApp()
  .on('POST', routes.action('wishlistToCart'), async (c) => {
    const { locale, t } = c.var
    const items = []
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const loaded = await loadWishlist(c, page)
      if (!loaded.ok) return storeApiFailed(c, loaded.error)
      for (const { id, minPurchase, customFields: facts } of loaded.value.articles)
        if (facts.ripstop_orderable) items.push({ id, quantity: minPurchase ?? 1 })
      if (loaded.value.total <= page * WISHLIST_PAGE) break
    }
    if (items.length === 0) {
      flash(c, [{ tone: 'info', text: t('wishlist.nothingToBuy') }], null)
      return c.redirect(`${urls.page(locale, 'wishlist')}#content`, 303)
    }
    const added = await shopperApi(c, { holdNotices: true }).cart.add(items)
    if (!added.ok) return storeApiFailed(c, added.error)
    const { data, token } = added.value
    rememberShopper(c, { token, view: { cartCount: cartView(c.var, data).count } })
    flash(c, [{ tone: 'ok', text: t('wishlist.allInCart') }], null)
    return c.redirect(`${urls.page(locale, 'cart')}#content`, 303)
  })
