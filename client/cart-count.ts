/**
 * Shows the number of cart lines in the page's header. The header contains its words for one and
 * for several lines, as no messages are loaded here.
 */
export function showCartCount(count: number): void {
  const link = document.querySelector<HTMLElement>('[data-lines-many]')
  if (!link) return
  link.querySelector('.n')?.remove()
  if (count === 0) return
  const badge = document.createElement('span')
  badge.className = 'n'
  const messages = document.createElement('span')
  messages.className = 'vh'
  messages.textContent = ` ${(count === 1 ? link.dataset.linesOne : link.dataset.linesMany) ?? ''}`
  badge.textContent = String(count)
  badge.appendChild(messages)
  link.appendChild(badge)
}

/** Updates the count from the readable cookie, for pages from the back-forward cache. */
export function refreshCartCount(): void {
  const [, view] = /(?:^|;\s*)view=([^;]*)/.exec(document.cookie) ?? []
  const count = Number(new URLSearchParams(decodeURIComponent(view ?? '')).get('n') ?? 0)
  showCartCount(Number.isInteger(count) && count > 0 ? count : 0)
}
