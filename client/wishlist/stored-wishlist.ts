import { WISHLIST_STORAGE_KEY } from './wishlist-buttons.ts'

const findWishlistButtons = () =>
  document.querySelectorAll<HTMLButtonElement>('button[form=wishlist]')

function readStoredIds(): Set<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(WISHLIST_STORAGE_KEY) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.map(String) : [])
  } catch {
    // Storage is not available, or contains something else.
    return new Set()
  }
}

/** Stores whether a product is on the wishlist, and updates all its wishlist buttons. */
export function markOnWishlist(id: string, isOnWishlist: boolean): void {
  const ids = readStoredIds()
  if (isOnWishlist) ids.add(id)
  else ids.delete(id)
  remember(ids)
  for (const button of findWishlistButtons())
    if (button.value === id) setButtonState(button, isOnWishlist)
}

/** Replaces the stored wishlist, and updates all wishlist buttons. */
export function replaceStoredWishlist(ids: readonly string[]): void {
  const stored = new Set(ids)
  remember(stored)
  showOnly(stored)
}

// Another tab changed the wishlist, by a press or a login.
addEventListener('storage', ({ key }) => {
  if (key === WISHLIST_STORAGE_KEY) showOnly(readStoredIds())
})

/** Marks exactly these products at the wishlist buttons; the cached page may show others. */
function showOnly(stored: ReadonlySet<string>): void {
  for (const button of findWishlistButtons()) setButtonState(button, stored.has(button.value))
}

/**
 * Updates the wishlist buttons of this page, unless the server has already rendered their state.
 */
export function refreshWishlistButtons(): void {
  for (const button of findWishlistButtons())
    if (button.name === 'drop') markOnWishlist(button.value, true)
  const ids = readStoredIds()
  for (const button of findWishlistButtons())
    if (ids.has(button.value)) setButtonState(button, true)
}

function remember(ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(WISHLIST_STORAGE_KEY, JSON.stringify([...ids]))
  } catch {
    // Without browser storage the next page does not show the change, but the server has stored it.
  }
}

function setButtonState(button: HTMLButtonElement, isOnWishlist: boolean): void {
  button.name = isOnWishlist ? 'drop' : 'keep'
  button.ariaPressed = String(isOnWishlist)
}
