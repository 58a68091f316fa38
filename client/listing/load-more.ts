import { refreshWishlistButtons } from '../wishlist/stored-wishlist.ts'
import { listOf, nextLink, nextPage, fetchPage } from './further-page.ts'
import { fillRow } from './full-row.ts'

/**
 * Appends the cards of the next page. The address becomes that of the last shown page. The history
 * entry stores the first page, so that going back shows all of them.
 */
export async function loadMore(link: HTMLAnchorElement): Promise<void> {
  const pager = link.closest<HTMLElement>('[data-more]')
  const list = pager && listOf(pager)
  if (!list || pager.ariaBusy === 'true') return
  pager.ariaBusy = 'true'
  const next = await nextPage(link.href)
  pager.ariaBusy = null
  if (!next) return location.assign(link.href)
  const firstPage = firstShown() ?? pageOf(location.href)
  history.replaceState({ ...stateNow(), begun: firstPage }, '', link.href)
  const further = next.cards.filter((card) => !list.contains(card))
  list.append(...further)
  refreshWishlistButtons()
  follow(pager, next.pager)
  addEventListener('click', rememberPlace, { capture: true })
  further[0]?.querySelector('a')?.focus({ preventScroll: true })
  void fillRow(pager)
}

/**
 * Fills the last row with the first cards of the next page, for any number of columns. The address
 * and the link to the next page stay; the link then loads the remaining cards.
 */
export function fillRows(pager: HTMLElement): void {
  const list = listOf(pager)
  if (list) new ResizeObserver(() => void fillRow(pager)).observe(list)
}

/** Restores the earlier pages stored in this history entry. */
export async function restoreList(pager: HTMLElement): Promise<void> {
  await prependEarlierPages(pager)
  // After the restored pages, because they change the last row.
  fillRows(pager)
}

async function prependEarlierPages(pager: HTMLElement): Promise<void> {
  const list = listOf(pager)
  const firstPage = firstShown()
  const page = pageOf(location.href)
  if (!list || firstPage === null || firstPage >= page) return
  addEventListener('click', rememberPlace, { capture: true })
  const { top } = stateNow()
  const before = await Promise.all(
    Array.from({ length: page - firstPage }, (_, index) => fetchPage(addressOf(firstPage + index))),
  )
  if (before.some((part) => !part)) return
  const [first] = before
  list.prepend(...before.flatMap((part) => part?.cards ?? []))
  refreshWishlistButtons()
  const count = first?.pager.querySelector('output')?.textContent
  if (count) setShownCount(pager, count)
  if (typeof top === 'number') scrollTo({ top, behavior: 'instant' })
}

/** Stores the scroll position in the history when a link is followed. */
function rememberPlace(): void {
  history.replaceState({ ...stateNow(), top: scrollY }, '')
}

/**
 * Updates the shown range and the next link; the element stays, so that screen readers announce it.
 */
function follow(pager: HTMLElement, next: HTMLElement): void {
  const sentence = pager.querySelector('output')
  const text = sentence?.textContent ?? ''
  for (const name of ['meter', 'ol'] as const) {
    const newer = next.querySelector(name)
    if (newer) pager.querySelector(name)?.replaceWith(newer)
  }
  const link = nextLink(pager)
  const further = nextLink(next)
  if (further) link?.replaceWith(further)
  else link?.remove()
  if (sentence) sentence.textContent = next.querySelector('output')?.textContent ?? ''
  setShownCount(pager, text)
}

/** Changes "11 bis 20 von 41" to "1 bis 20 von 41" if the first product is shown as well. */
function setShownCount(pager: HTMLElement, other: string): void {
  const sentence = pager.querySelector('output')
  const [from] = /^\d+/.exec(other) ?? []
  if (sentence && from) sentence.textContent = sentence.textContent.replace(/^\d+/, from)
}

function pageOf(address: string): number {
  return Number(new URL(address).searchParams.get('p') ?? 1)
}

function addressOf(page: number): string {
  const address = new URL(location.href)
  address.searchParams.set('p', String(page))
  return address.href
}

function stateNow(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state ? { ...state } : {}
}

function firstShown(): number | null {
  const { begun } = stateNow()
  return typeof begun === 'number' ? begun : null
}
