/**
 * Loads the fields of a card once it is chosen and their place is in sight: a separate file that
 * other payment methods never load. Until then, and if it fails, the provider's page asks for the
 * card.
 */
export function loadCardFieldsWhenVisible(form: HTMLFormElement): void {
  const slot = form.querySelector<HTMLElement>('[data-card]')
  if (!slot) return
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    void import('./card-in.ts')
      .then(({ attachCardFields: cardIn }) => cardIn(form, slot))
      .catch(() => slot.removeAttribute('data-card'))
  }).observe(slot)
}
