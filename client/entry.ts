import { enhanceCards } from './islands/add-from-card.ts'
import { replaceBrokenPictures } from './broken-pictures.ts'
import { refreshCartCount } from './cart-count.ts'
import { onceVisible } from './ui/once-visible.ts'
import { isPlainClick } from './islands/plain-click.ts'
import { registry, type IslandName } from './islands/registry.ts'
import { enhanceListing } from './listing/listing.ts'
import { pageLocale } from './ui/messages/page-locale.ts'
import { enhanceWishlistButtons } from './wishlist/wishlist-buttons.ts'
import { startShell } from './shell/shell.ts'

/**
 * The loader: the only script that runs on every page. It finds the islands of a page and hydrates
 * each on its trigger. Until then the forms inside work as plain forms.
 */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

function isIsland(name: string | undefined): name is IslandName {
  return name !== undefined && name in registry
}

async function hydrateIsland(root: HTMLElement) {
  const { island } = root.dataset
  if (!isIsland(island)) return
  const locale = pageLocale()
  const [{ hydrate }, component, { messages }] = await Promise.all([
    import('./islands/hydrate.tsx'),
    registry[island].part(),
    registry[island][locale](),
  ])
  hydrate(root, component, locale, messages)
}

/** Hydrates an island on the first interaction or, with `data-when="seen"`, once it is visible. */
function scheduleHydration(root: HTMLElement) {
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
}

startShell()
replaceBrokenPictures()

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  scheduleHydration(root)
}

// GET forms put only filled fields into the address.
document.addEventListener('formdata', ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
  for (const name of new Set(formData.keys())) {
    if (formData.getAll(name).every((value) => value === '')) formData.delete(name)
  }
})

const search = document.querySelector<HTMLInputElement>('[data-suggest]')
const suggestBelow = (input: HTMLInputElement) =>
  void import('./suggest/suggest.ts').then((part) => part.suggest(input))
// The shopper may have focused the field before this script ran.
if (search && search === document.activeElement) suggestBelow(search)
else search?.addEventListener('focus', () => suggestBelow(search), { once: true })

const copies = document.querySelectorAll<HTMLButtonElement>('[data-copy]')
if (copies.length > 0) {
  void import('./planner/copy-link.ts').then((part) => part.enhanceCopyButtons(copies))
}

const terms = document.querySelector<HTMLInputElement>('[data-narrow]')
if (terms) void import('./lexicon/narrow-terms.ts').then(({ narrowTerms }) => narrowTerms(terms))

enhanceListing()
enhanceWishlistButtons()
enhanceCards()

const gateway = document.querySelector<HTMLElement>('[data-redirect-seconds]')
if (gateway) {
  void import('./gateway-redirect.ts').then((part) => part.redirectToGateway(gateway))
}

// A page from the back-forward cache, or in another tab, can show an outdated cart.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) refreshCartCount()
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') refreshCartCount()
})
