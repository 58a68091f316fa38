import { refreshWishlistButtons } from '../wishlist/stored-wishlist.ts'
import { listOf, nextLink, nextPage, fetchPage } from './further-page.ts'
import { fillRow } from './full-row.ts'

/**
 * Appends the cards of the next page, which its link leads to. The address becomes that of the last
 * page shown, and its history entry stores where the list began, so that going back shows all of
 * it.
 */
export async function loadMore(pager: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const list = listOf(pager)
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
 * A page of ten ends on a full row, however many stand in one: what it lacks are the first cards of
 * the next page. The address stays, as does the link to that page, which then brings its others.
 */
export function fillRows(pager: HTMLElement): void {
  const list = listOf(pager)
  if (list) new ResizeObserver(() => void fillRow(pager)).observe(list)
}

/** The pages before the one of the address, where this entry of the history had them. */
export async function restoreList(pager: HTMLElement): Promise<void> {
  await prependEarlierPages(pager)
  // Not before: a row filled without them would not be full with them.
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
  if (count) beginLike(pager, count)
  if (typeof top === 'number') scrollTo({ top, behavior: 'instant' })
}

/** Notes in the history where on the page somebody was when they followed a link. */
function rememberPlace(): void {
  history.replaceState({ ...stateNow(), top: scrollY }, '')
}

/** Says what is shown now and where it goes on; the sentence stays, so that it is read out. */
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
  beginLike(pager, text)
}

/** "11 bis 20 von 41" becomes "1 bis 20 von 41" where the first product is shown as well. */
function beginLike(pager: HTMLElement, other: string): void {
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
