import { fetchPage } from '../listing/parse-page.ts'
import { swapHead } from './swap-head.ts'
import { swapProduct } from './swap-product.ts'

/** After this time the browser opens the variant as a page, and so shows that it is loading. */
const LIMIT_MS = 8_000

let latest: AbortController | null = null
const status = createStatus()

/**
 * Shows the variant of an address in place and adds it to the history. Focus, scroll position and
 * quantity stay. Only the latest request counts; on any failure the browser opens the address.
 *
 * @param option Id of the chosen option; null for an address of the history.
 */
export async function openVariant(href: string, option: string | null): Promise<void> {
  latest?.abort()
  const mine = new AbortController()
  latest = mine
  const main = document.getElementById('content')
  if (!main) return location.assign(href)
  markChosen(option)
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
  const shown = page && swapProduct(main, page, option)
  if (!page || !shown) return option === null ? location.reload() : location.assign(href)
  swapHead(page)
  if (option !== null) history.pushState(null, '', withQuantity(href, shown.quantity))
  status.textContent = shown.description
}

/** Marks the chosen option at once, before its page has arrived. */
function markChosen(option: string | null): void {
  const link = option && document.querySelector(`[data-variant="${option}"]`)
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
