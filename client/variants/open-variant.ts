import { fetchPage } from '../listing/parse-page.ts'
import { swapHead } from './swap-head.ts'
import { swapProduct, variantLinks, type ScheduleHydration } from './swap-product.ts'

/** After this time the browser opens the variant as a page, and so shows that it is loading. */
const LIMIT_MS = 8_000

let latest: AbortController | null = null
let shownPath = location.pathname
const status = createStatus()
let hydrateIsland: ScheduleHydration

/**
 * Shows the variant of a link in place and adds it to the history. The loader passes its own
 * function, so that this file does not import the loader.
 */
export function choosingVariants(scheduleHydration: ScheduleHydration) {
  hydrateIsland = scheduleHydration
  return (link: HTMLAnchorElement): void => {
    shownPath = link.pathname
    void openVariant(link.href, variantLinks().indexOf(link))
  }
}

// The back button shows the earlier variant in place, too.
addEventListener('popstate', () => {
  if (location.pathname === shownPath) return
  shownPath = location.pathname
  void openVariant(location.href, null)
})

/**
 * Shows the variant of an address in place. Focus, scroll position and quantity stay. Only the
 * latest request counts; on any failure the browser opens the address.
 *
 * @param choice Position of the chosen link; null for an address of the history.
 */
async function openVariant(href: string, choice: number | null): Promise<void> {
  latest?.abort()
  const mine = new AbortController()
  latest = mine
  const main = document.getElementById('content')
  if (!main) return location.assign(href)
  markChosen(choice)
  main.ariaBusy = 'true'
  const timer = setTimeout(() => mine.abort(), LIMIT_MS)
  // Leaving the page aborts the request, which must not open the variant instead.
  const leave = () => (latest = null)
  addEventListener('beforeunload', leave)
  const page = await fetchPage(href, mine.signal)
  clearTimeout(timer)
  removeEventListener('beforeunload', leave)
  if (latest !== mine) return
  main.ariaBusy = null
  const shown = page && swapProduct(main, page, choice, hydrateIsland)
  if (!page || !shown) return choice === null ? location.reload() : location.assign(href)
  swapHead(page)
  if (choice !== null) history.pushState(null, '', withQuantity(href, shown.quantity))
  status.textContent = shown.description
}

/** Marks the chosen link at once, before its page has arrived. */
function markChosen(choice: number | null): void {
  const link = choice === null ? undefined : variantLinks()[choice]
  if (!link) return
  link.parentElement
    ?.querySelectorAll('[aria-current]')
    .forEach((other) => other.removeAttribute('aria-current'))
  link.ariaCurrent = 'true'
}

/** A reload shows the same quantity. */
function withQuantity(href: string, quantity: HTMLInputElement | null): string {
  const address = new URL(href)
  if (quantity) address.searchParams.set(quantity.name, quantity.value.replace(',', '.'))
  return address.href
}

/** Announces the chosen variant to screen readers. */
function createStatus(): HTMLElement {
  const output = document.createElement('output')
  output.className = 'vh'
  output.id = 'variant-status'
  document.body.append(output)
  return output
}
