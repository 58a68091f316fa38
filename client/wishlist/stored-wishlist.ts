import { WISHLIST_STORAGE_KEY } from './wishlist-buttons.ts'

const findWishlistButtons = () =>
  document.querySelectorAll<HTMLButtonElement>('button[form=wishlist]')

function readStoredIds(): Set<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(WISHLIST_STORAGE_KEY) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.map(String) : [])
  } catch {
    // Storage is not available, or holds something else.
    return new Set()
  }
}

/** Remembers whether a product is kept, and shows it at each wishlist button of it. */
export function markOnWishlist(id: string, isOnWishlist: boolean): void {
  const ids = readStoredIds()
  if (isOnWishlist) ids.add(id)
  else ids.delete(id)
  remember(ids)
  for (const button of findWishlistButtons()) if (button.value === id) say(button, isOnWishlist)
}

/** Remembers that these are kept and no others, and shows it at every wishlist button. */
export function replaceStoredWishlist(ids: readonly string[]): void {
  const stored = new Set(ids)
  remember(stored)
  showOnly(stored)
}

// Pressed, or told by a login, in another tab.
addEventListener('storage', ({ key }) => {
  if (key === WISHLIST_STORAGE_KEY) showOnly(readStoredIds())
})

/** Shows these as kept at every wishlist button, whatever the page said when it was made. */
function showOnly(stored: ReadonlySet<string>): void {
  for (const button of findWishlistButtons()) say(button, stored.has(button.value))
}

/** Shows at this page's wishlist buttons which of them are kept, unless the server rendered it already. */
export function refreshWishlistButtons(): void {
  for (const button of findWishlistButtons())
    if (button.name === 'drop') markOnWishlist(button.value, true)
  const ids = readStoredIds()
  for (const button of findWishlistButtons()) if (ids.has(button.value)) say(button, true)
}

function remember(ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(WISHLIST_STORAGE_KEY, JSON.stringify([...ids]))
  } catch {
    // Without storage the next page does not know it; the list itself does.
  }
}

function say(button: HTMLButtonElement, isOnWishlist: boolean): void {
  button.name = isOnWishlist ? 'drop' : 'keep'
  button.ariaPressed = String(isOnWishlist)
}
