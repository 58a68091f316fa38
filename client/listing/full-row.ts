import { refreshWishlistButtons } from '../wishlist/stored-wishlist.ts'
import { listOf, nextLink, nextPage } from './further-page.ts'
import { countMissingCards, shownAfter } from './rows.ts'

/** Fills the last row. */
export async function fillRow(pager: HTMLElement): Promise<void> {
  const list = listOf(pager)
  const link = nextLink(pager)
  if (!list || !link || isFull(list)) return
  const next = await nextPage(link.href)
  // Meanwhile the list may have grown or been replaced.
  if (!next || !list.isConnected || nextLink(pager) !== link || isFull(list)) return
  const waiting = next.cards.filter((card) => !list.contains(card))
  const requested = countMissingCards(list.childElementCount, columnsOf(list))
  // A single remaining card is added too, instead of staying behind the button.
  const isRest = !nextLink(next.pager) && waiting.length <= requested + 1
  list.append(...(isRest ? waiting : waiting.slice(0, requested)))
  refreshWishlistButtons()
  updateShownCount(pager, link, list, next.cards)
}

const isFull = (list: Element) => countMissingCards(list.childElementCount, columnsOf(list)) === 0

function columnsOf(list: Element): number {
  return getComputedStyle(list).gridTemplateColumns.split(' ').length
}

/** Updates the number of shown products, and the number that the link will load. */
function updateShownCount(
  pager: HTMLElement,
  link: HTMLAnchorElement,
  list: Element,
  cards: readonly Element[],
): void {
  const sentence = pager.querySelector('output')
  const meter = pager.querySelector('meter')
  const [from] = /^\d+/.exec(sentence?.textContent ?? '') ?? []
  if (!sentence || !meter || !from) return
  const shown = list.childElementCount
  const to = Number(from) + shown - 1
  sentence.textContent = sentence.textContent.replace(/^(\d+\D+)\d+/, `$1${to}`)
  meter.value = to
  const waiting = cards.filter((card) => !list.contains(card)).length
  const left = meter.max - to
  if (waiting === 0) link.remove()
  const more = Math.min(left, shownAfter(shown + waiting, columnsOf(list)) - shown)
  link.textContent = link.textContent.replace(/\d+/, `${more}`)
}
