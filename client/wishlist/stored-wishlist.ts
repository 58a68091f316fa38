import { KEPT_KEY } from './wishlist-buttons.ts'

const hearts = () => document.querySelectorAll<HTMLButtonElement>('button[form=wishlist]')

function keptIds(): Set<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEPT_KEY) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.map(String) : [])
  } catch {
    // Storage is not available, or holds something else.
    return new Set()
  }
}

/** Remembers whether an article is kept, and shows it at each heart of it. */
export function showKept(id: string, isKept: boolean): void {
  const ids = keptIds()
  if (isKept) ids.add(id)
  else ids.delete(id)
  remember(ids)
  for (const heart of hearts()) if (heart.value === id) say(heart, isKept)
}

/** Remembers that these are kept and no others, and shows it at every heart. */
export function replaceKept(ids: readonly string[]): void {
  const kept = new Set(ids)
  remember(kept)
  showOnly(kept)
}

// Pressed, or told by a login, in another tab.
addEventListener('storage', ({ key }) => {
  if (key === KEPT_KEY) showOnly(keptIds())
})

/** Shows these as kept at every heart, whatever the page said when it was made. */
function showOnly(kept: ReadonlySet<string>): void {
  for (const heart of hearts()) say(heart, kept.has(heart.value))
}

/** Shows at this page's hearts which of them are kept, unless the server rendered it already. */
export function showHearts(): void {
  for (const heart of hearts()) if (heart.name === 'drop') showKept(heart.value, true)
  const ids = keptIds()
  for (const heart of hearts()) if (ids.has(heart.value)) say(heart, true)
}

function remember(ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify([...ids]))
  } catch {
    // Without storage the next page does not know it; the list itself does.
  }
}

function say(heart: HTMLButtonElement, isKept: boolean): void {
  heart.name = isKept ? 'drop' : 'keep'
  heart.ariaPressed = String(isKept)
}
