import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { toItemsNotice, redirectToCart } from '../cart/respond-with-cart.ts'
import { flash } from '../forms/flash.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadWholeWishlist } from './load-wishlist.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/**
 * Actions for the whole wishlist: add all available products to the cart in their minimum quantity,
 * or redirect to the page that shares the list.
 */
export const wholeWishlist = factory
  .createApp()
  .on('POST', routes.action('wishlistToCart'), async (c) => {
    const { locale, t } = c.var
    const loaded = await loadWholeWishlist(c)
    if (!loaded.ok) return storeApiFailed(c, loaded.error)
    const items = loaded.value
      .filter(({ customFields: facts }) => facts.ripstop_orderable)
      .map(({ id, minPurchase }) => ({ id, quantity: minPurchase }))
    if (items.length === 0) {
      flash(c, [{ tone: 'info', text: t('wishlist.nothingToBuy') }], null)
      return c.redirect(`${urls.page(locale, 'wishlist')}#content`, 303)
    }
    const added = await shopperApi(c, { holdNotices: true }).cart.add(items)
    if (!added.ok) {
      const refusal = toItemsNotice(c, added.error)
      if (!refusal) return storeApiFailed(c, added.error)
      flash(c, [refusal], null)
      return c.redirect(`${urls.page(locale, 'wishlist')}#content`, 303)
    }
    return redirectToCart(c, added.value, [{ tone: 'ok', text: t('wishlist.allInCart') }])
  })
  .on('POST', routes.action('wishlistShare'), async (c) => {
    const loaded = await loadWholeWishlist(c)
    if (!loaded.ok) return storeApiFailed(c, loaded.error)
    const numbers = loaded.value.map(({ productNumber }) => productNumber)
    return c.redirect(urls.sharedWishlist(c.var.locale, numbers), 303)
  })
