import { replaceClicks } from '../islands/replace-clicks.ts'
import { RECENTLY_VIEWED_KEY } from '#shared/recently-viewed-key.ts'

/** Storage key of the wishlist in this browser, for pages from templates. */
export const WISHLIST_STORAGE_KEY = 'sw-wishlist-items'

/**
 * Makes wishlist buttons work in place; a logout clears the stored wishlist and the recently viewed
 * products. The code loads if something is stored or a button is pressed; other pages do not need
 * it.
 */
export function enhanceWishlistButtons(): void {
  if (hasStoredWishlist())
    void import('./stored-wishlist.ts').then((part) => part.refreshWishlistButtons())
  if (document.cookie.includes('hearts='))
    void import('./sync-wishlist.ts').then((part) => part.syncWishlist())
  replaceClicks<HTMLButtonElement>('[form=wishlist]', () =>
    import('./toggle-wishlist.ts').then((part) => part.toggleWishlist),
  )
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && /\/account\/(?:logout|delete)/.test(target.action))
      for (const key of [WISHLIST_STORAGE_KEY, RECENTLY_VIEWED_KEY]) localStorage.removeItem(key)
  })
}

/** Whether a wishlist button of this page may belong to a stored product. */
function hasStoredWishlist(): boolean {
  if (!document.querySelector('[form=wishlist]')) return false
  if (document.querySelector('[form=wishlist][name=drop]')) return true
  try {
    return localStorage.getItem(WISHLIST_STORAGE_KEY) !== null
  } catch {
    return false
  }
}
