/**
 * A phone leaves out the cards far below, and lays out by itself each that comes near
 * (`listing.css`). Then it takes its place in its row, long before it is seen.
 */
export function placeCardsInRows(): void {
  document.addEventListener('contentvisibilityautostatechange', (event) => {
    if ('skipped' in event && !event.skipped) place(event.target)
  })
  // Those that had come near before this script ran. Asking each would lay the page out.
  const near = new IntersectionObserver(
    (cards) => {
      near.disconnect()
      for (const { isIntersecting, target } of cards) if (isIntersecting) place(target)
    },
    { rootMargin: '150%' },
  )
  for (const card of document.querySelectorAll('.listing .card')) near.observe(card)
}

function place(card: EventTarget | null): void {
  if (card instanceof HTMLElement) card.dataset.placed = ''
}
