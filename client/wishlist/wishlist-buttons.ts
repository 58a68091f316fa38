import { SEEN_KEY } from '#shared/recently-viewed-key.ts'

/** The wishlist as this browser knows it, so that pages from templates can show it. */
export const KEPT_KEY = 'sw-wishlist-items'

/**
 * Makes hearts answer in place; a logout clears the stored wishlist and the recently viewed
 * articles. The code is loaded if something is stored and when a heart is pressed: other pages need
 * none of it.
 */
export function followHearts(): void {
  if (isAnythingKept()) void import('./stored-wishlist.ts').then((part) => part.showHearts())
  if (document.cookie.includes('hearts='))
    void import('./sync-wishlist.ts').then((part) => part.askOwnHearts())
  document.addEventListener('click', (event) => {
    const { target } = event
    const heart = target instanceof Element && target.closest<HTMLButtonElement>('[form=wishlist]')
    if (!heart) return
    event.preventDefault()
    void import('./toggle-wishlist.ts').then((part) => part.pressHeart(heart))
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && /\/account\/(?:logout|delete)/.test(target.action))
      for (const key of [KEPT_KEY, SEEN_KEY]) localStorage.removeItem(key)
  })
}

/** Whether a heart of this page can be a pressed one. */
function isAnythingKept(): boolean {
  if (!document.querySelector('[form=wishlist]')) return false
  if (document.querySelector('[form=wishlist][name=drop]')) return true
  try {
    return localStorage.getItem(KEPT_KEY) !== null
  } catch {
    return false
  }
}
