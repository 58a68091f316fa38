import { pageLocale } from '../ui/messages/page-locale.ts'
import { onceVisible } from '../ui/once-visible.ts'
import { isPlainClick } from './plain-click.ts'
import { registry, type IslandName } from './registry.ts'

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

function isIsland(name: string | undefined): name is IslandName {
  return name !== undefined && name in registry
}

async function hydrateIsland(root: HTMLElement) {
  const { island } = root.dataset
  if (!isIsland(island)) return
  const locale = pageLocale()
  const [{ hydrate }, component, { messages }] = await Promise.all([
    import('./hydrate.tsx'),
    registry[island].part(),
    registry[island][locale](),
  ])
  // Another variant of the product may have replaced the island meanwhile.
  if (root.isConnected) hydrate(root, component, locale, messages)
}

/**
 * Hydrates an island on the first interaction or, with `data-hydrate="visible"`, once it is
 * visible. Returns a function that hydrates it at once.
 */
export function scheduleHydration(root: HTMLElement): () => Promise<void> {
  let hydrated: Promise<void> | undefined
  const touch = () =>
    (hydrated ??= hydrateIsland(root).catch((error: unknown) => {
      // If the code fails to load, the plain form works; the next interaction retries.
      hydrated = undefined
      throw error
    }))
  for (const type of TOUCHES) {
    root.addEventListener(type, touch, { once: true, passive: true })
  }
  // Holds a click until the island is hydrated: on a phone the first interaction is the click.
  root.addEventListener('click', function hold(event) {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-hold]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    // Waits, because a keyboard click is still in progress, and a nested click is ignored.
    const go = () =>
      setTimeout(() => {
        root.removeEventListener('click', hold)
        link.click()
      })
    touch().then(go, go)
  })
  if (root.dataset.hydrate === 'visible') onceVisible(root, () => void touch())
  return touch
}
