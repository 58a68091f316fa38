import { REMOVE_ISLAND } from '../islands/remove-island.ts'
import { enhanceRecentlyViewed } from '../recently-viewed/enhance-recently-viewed.ts'
import { refreshWishlistButtons } from '../wishlist/stored-wishlist.ts'

/** The fields that keep their values, by id. The buy form reads them when it hydrates. */
const QUANTITY = 'buy-quantity'
const PIECES = 'buy-pieces'

/** The last quantity in the field: a variant that is sold out has no field. */
let quantity: string | null = null

/** Hydrates an island later. Returns a function that hydrates it at once. */
export type ScheduleHydration = (root: HTMLElement) => () => Promise<void>

type ShownVariant = {
  /** The sentence for screen readers. */
  readonly description: string
  /** The quantity field if its value differs from the page's own. */
  readonly quantity: HTMLInputElement | null
}

/**
 * Replaces the product by that of another page. Quantity, open sections, a question in the inquiry
 * form, scroll position and focus stay. Null without any change if the page has no product.
 */
export function swapProduct(
  main: HTMLElement,
  page: Document,
  choice: number | null,
  scheduleHydration: ScheduleHydration,
): ShownVariant | null {
  const newMain = page.getElementById('content')
  if (!newMain?.querySelector('.product')) return null
  const pieces = valueOf(PIECES)
  quantity = valueOf(QUANTITY) ?? quantity
  const linkOf = () => (choice === null ? undefined : variantLinks()[choice])
  const top = linkOf()?.getBoundingClientRect().top
  const rowStart = linkOf()?.parentElement?.scrollLeft ?? 0
  const hasFocus = linkOf() === document.activeElement
  const islands = [...main.querySelectorAll<HTMLElement>('[data-island]')]
  const hydrated = islands.filter((island) => island.dataset.hydrated).map(({ id }) => id)

  keepSections(main, newMain)
  for (const island of islands) island.dispatchEvent(new Event(REMOVE_ISLAND))
  main.replaceChildren(...newMain.childNodes)

  const field = setValue(QUANTITY, quantity)
  setValue(PIECES, pieces)
  for (const island of main.querySelectorAll<HTMLElement>('[data-island]')) {
    const hydrate = scheduleHydration(island)
    if (hydrated.includes(island.id) || (island.id === 'buy' && field)) void hydrate()
  }
  refreshWishlistButtons()
  // A buy form does this itself when it hydrates.
  if (!document.getElementById('buy')) enhanceRecentlyViewed()
  const link = linkOf()
  if (link && top !== undefined) {
    if (link.parentElement) link.parentElement.scrollLeft = rowStart
    scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' })
    if (hasFocus) link.focus({ preventScroll: true })
  }
  return { description: describe(main), quantity: field }
}

/** Links to the variants. The pages of all variants have them in the same order. */
export function variantLinks(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.variants a')]
}

function keepSections(main: HTMLElement, newMain: HTMLElement): void {
  const open = [...main.querySelectorAll('details[open] > summary')].map((part) => part.textContent)
  for (const summary of newMain.querySelectorAll('details > summary')) {
    if (open.includes(summary.textContent)) summary.parentElement?.setAttribute('open', '')
  }
  const inquiry = main.querySelector('#inquiry')
  const newInquiry = newMain.querySelector('#inquiry')
  if (!inquiry || !newInquiry) return
  for (const input of inquiry.querySelectorAll<HTMLInputElement>('[type=hidden]')) {
    const newInput = newInquiry.querySelector<HTMLInputElement>(`[name="${input.name}"]`)
    if (newInput) input.value = newInput.value
  }
  newInquiry.replaceWith(inquiry)
}

function valueOf(id: string): string | null {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field.value : null
}

/** Sets the value of a field. Null if the field does not exist or has that value. */
function setValue(id: string, value: string | null): HTMLInputElement | null {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement) || value === null || field.value === value) return null
  field.value = value
  return field
}

/** Chosen options, price and availability of the shown variant. */
function describe(main: HTMLElement): string {
  const parts = main.querySelectorAll(
    '.buy .legend, .price-row .price > :first-child, .buy .stock b',
  )
  return [...parts].map((part) => part.textContent).join(', ')
}
