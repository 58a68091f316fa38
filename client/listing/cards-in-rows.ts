/**
 * Phones skip the layout of cards far below and lay out each card when it comes near
 * (`listing.css`). This marks it, so that it joins its row before it is visible.
 */
export function placeCardsInRows(): void {
  document.addEventListener('contentvisibilityautostatechange', (event) => {
    if ('skipped' in event && !event.skipped) place(event.target)
  })
  // Cards that came near before this script ran. The observer avoids a layout of the page.
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
