import { YEAR_SECONDS } from '#shared/domain/durations.ts'

/**
 * Shows how many lines the cart has in the page's header. The header says the words for one line
 * and for several, as no other text of the shop is at hand here.
 */
export function showCartCount(count: number): void {
  const link = document.querySelector<HTMLElement>('[data-lines-many]')
  if (!link) return
  link.querySelector('.n')?.remove()
  if (count === 0) return
  const badge = document.createElement('span')
  badge.className = 'n'
  const words = document.createElement('span')
  words.className = 'vh'
  words.textContent = ` ${(count === 1 ? link.dataset.linesOne : link.dataset.linesMany) ?? ''}`
  badge.textContent = String(count)
  badge.appendChild(words)
  link.appendChild(badge)
}

/** Brings the count up to date from the readable cookie, where an older page is shown again. */
export function refreshCartCount(): void {
  const count = Number(readView().get('n') ?? 0)
  showCartCount(Number.isInteger(count) && count > 0 ? count : 0)
}

/**
 * Corrects header and readable cookie from a page that shows the cart: its headers were sent before
 * the cart was known.
 */
export function correctCartCount(): void {
  const shown = document.querySelector<HTMLDataElement>('#cart-count')
  const view = readView()
  if (!shown || shown.value === (view.get('n') ?? '0')) return
  view.set('n', shown.value)
  const secure = location.protocol === 'https:' ? ';secure' : ''
  const attributes = `path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`
  document.cookie = `view=${encodeURIComponent(String(view))};${attributes}`
  showCartCount(Number(shown.value))
}

/** The cookie `view` as `worker/runtime/view-cookie.ts` writes it. */
function readView(): URLSearchParams {
  const [, view] = /(?:^|;\s*)view=([^;]*)/.exec(document.cookie) ?? []
  return new URLSearchParams(decodeURIComponent(view ?? ''))
}
