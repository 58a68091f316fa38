import { enhanceCards } from './islands/add-from-card.ts'
import { replaceBrokenPictures } from './broken-pictures.ts'
import { refreshCartCount } from './cart-count.ts'
import { scheduleHydration } from './islands/schedule-hydration.ts'
import { enhanceListing } from './listing/listing.ts'
import { enhanceWishlistButtons } from './wishlist/wishlist-buttons.ts'
import { startShell } from './shell/shell.ts'
import { enhanceTrays } from './trays/trays.ts'
import { enhanceVariants } from './variants/variants.ts'

// The loader: the only script that runs on every page.
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
if (terms) void import('./lexicon/narrow-terms.ts').then((part) => part.narrowTerms(terms))

enhanceListing()
enhanceWishlistButtons()
enhanceCards()
enhanceVariants()
enhanceTrays()

const gateway = document.querySelector<HTMLElement>('[data-redirect-seconds]')
if (gateway) {
  void import('./gateway-redirect.ts').then((part) => part.redirectToGateway(gateway))
}

// A page from the back-forward cache, or in another tab, can show an outdated cart.
addEventListener('pageshow', refreshCartCount)
document.addEventListener('visibilitychange', refreshCartCount)
globalThis.cookieStore?.addEventListener('change', refreshCartCount)
