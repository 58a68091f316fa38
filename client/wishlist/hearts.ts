/** What this browser's shopper keeps in mind, so that pages that are everybody's can show it. */
const KEY = 'sw-wishlist-items'

const hearts = () => document.querySelectorAll<HTMLButtonElement>('button[form=wishlist]')

function keptIds(): Set<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.map(String) : [])
  } catch {
    // No storage, or something else in it.
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
  for (const heart of hearts()) say(heart, kept.has(heart.value))
}

function remember(ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...ids]))
  } catch {
    // Without storage the next page does not know it; the list itself does.
  }
}

/** Shows at hearts that have just come which of them are kept. */
export function showHearts(): void {
  const ids = keptIds()
  for (const heart of hearts()) if (ids.has(heart.value)) say(heart, true)
}

function say(heart: HTMLButtonElement, isKept: boolean): void {
  heart.name = isKept ? 'drop' : 'keep'
  heart.ariaPressed = String(isKept)
}

/** Hearts answer in place; what was kept is forgotten here by who logs out. */
export function followHearts(): void {
  for (const heart of hearts()) if (heart.name === 'drop') showKept(heart.value, true)
  showHearts()
  if (/(?:^|;\s*)hearts=/.test(document.cookie))
    void import('./own-hearts.ts').then(({ askOwnHearts }) => askOwnHearts())
  document.addEventListener('click', (event) => {
    const { target } = event
    const heart = target instanceof Element && target.closest<HTMLButtonElement>('[form=wishlist]')
    if (!heart) return
    event.preventDefault()
    void import('./press-heart.ts').then(({ pressHeart }) => pressHeart(heart))
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && /\/account\/(?:logout|delete)/.test(target.action))
      localStorage.removeItem(KEY)
  })
}
