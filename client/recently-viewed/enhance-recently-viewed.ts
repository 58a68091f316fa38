import { refreshWishlistButtons } from '../wishlist/stored-wishlist.ts'
import { othersThan, readViewedNumbers, withLatest } from './viewed-numbers.ts'
import { RECENTLY_VIEWED_KEY } from '#shared/recently-viewed-key.ts'

/**
 * Shows recently viewed products on product pages and on pages without results. Nothing is stored
 * before the visitor turns it on there. The server renders the cards with current prices.
 */
export function enhanceRecentlyViewed(): void {
  const place = document.getElementById('recently-viewed')
  if (!place) return
  const { number } = place.dataset
  const seen = stored()
  if (seen && number) store(withLatest(seen, number))
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void show(place)
    },
    { rootMargin: '600px' },
  )
  observer.observe(place)
}

async function show(place: HTMLElement): Promise<void> {
  const { from, number } = place.dataset
  const numbers = othersThan(stored() ?? [], number)
  // Without a viewed product there is nothing to store, so the offer is not shown.
  if (!number && numbers.length === 0) return
  const response = await fetch(`${from}?articles=${numbers.join(',')}`).catch(() => null)
  const html = response?.ok ? await response.text() : ''
  // Parsed in a separate document, so that no script in it runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const wish = body.querySelector<HTMLInputElement>('[data-wish]')
  if (!wish) return
  place.replaceChildren(...body.childNodes)
  refreshWishlistButtons()
  const empty = place.querySelector<HTMLButtonElement>('[data-empty]')

  function clear() {
    empty?.remove()
    place.querySelector('ul')?.remove()
  }
  function follow() {
    const seen = stored()
    if (wish) wish.checked = seen !== null
    if (!seen || seen.length === 0) clear()
  }

  follow()
  wish.addEventListener('change', () => {
    if (!wish.checked) forget()
    else store(number ? withLatest(stored() ?? [], number) : [])
    follow()
  })
  empty?.addEventListener('click', () => {
    store([])
    follow()
    wish.focus()
  })
  // Another tab turned the list off, or cleared it.
  addEventListener('storage', ({ key }) => key === RECENTLY_VIEWED_KEY && follow())
}

function stored(): readonly string[] | null {
  try {
    return readViewedNumbers(localStorage.getItem(RECENTLY_VIEWED_KEY))
  } catch {
    // Without storage nothing can be stored, not even the choice.
    return null
  }
}

function store(numbers: readonly string[]): void {
  try {
    localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify(numbers))
  } catch {
    // Storage failed: untick the box.
  }
}

function forget(): void {
  try {
    localStorage.removeItem(RECENTLY_VIEWED_KEY)
  } catch {
    // No storage, so nothing to delete.
  }
}
