/**
 * Loads the fields of a card once it is chosen and their place is in sight: a file of their own,
 * which whoever pays otherwise never loads. Until then, and where it does not come, the card is
 * asked for at the provider's page.
 */
export function awaitCard(form: HTMLFormElement): void {
  const slot = form.querySelector<HTMLElement>('[data-card]')
  if (!slot) return
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    void import('./card-in.ts').then(({ cardIn }) => cardIn(form, slot)).catch(() => null)
  }).observe(slot)
}
