import { routes, urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadWholeWishlist } from './load-wishlist.ts'

/** Leads to the page that shows all of it to whoever has its address. */
export const wishlistShare = factory
  .createApp()
  .on('POST', routes.action('wishlistShare'), async (c) => {
    const loaded = await loadWholeWishlist(c)
    if (!loaded.ok) return storeApiFailed(c, loaded.error)
    const numbers = loaded.value.map(({ productNumber }) => productNumber)
    return c.redirect(urls.sharedWishlist(c.var.locale, numbers), 303)
  })
