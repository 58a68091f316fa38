/**
 * Loads the card fields once a card is chosen and their place is visible. They are a separate file,
 * so other payment methods never load it. Until then, and on failure, the payment provider's page
 * asks for the card.
 */
export function loadCardFieldsWhenVisible(form: HTMLFormElement): void {
  const slot = form.querySelector<HTMLElement>('[data-card]')
  if (!slot) return
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    void import('./attach-card-fields.ts')
      .then(({ attachCardFields: cardIn }) => cardIn(form, slot))
      .catch(() => slot.removeAttribute('data-card'))
  }).observe(slot)
}
