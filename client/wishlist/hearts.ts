import { SEEN_KEY } from '#shared/seen-key.ts'

/** What this browser's shopper keeps in mind, so that pages that are everybody's can show it. */
export const KEPT_KEY = 'sw-wishlist-items'

/**
 * Hearts answer in place; what was kept, or looked at, is forgotten here by who logs out. What shows
 * them is loaded where something is kept and when a heart is pressed: other pages need none of it.
 */
export function followHearts(): void {
  if (isAnythingKept()) void import('./kept-hearts.ts').then((part) => part.showHearts())
  if (/(?:^|;\s*)hearts=/.test(document.cookie))
    void import('./own-hearts.ts').then((part) => part.askOwnHearts())
  document.addEventListener('click', (event) => {
    const { target } = event
    const heart = target instanceof Element && target.closest<HTMLButtonElement>('[form=wishlist]')
    if (!heart) return
    event.preventDefault()
    void import('./press-heart.ts').then((part) => part.pressHeart(heart))
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
