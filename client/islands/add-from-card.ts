import { isPlainClick } from './plain-click.ts'

/** The button of a card buys in place; where the code for that does not come, its form is sent. */
export function enhanceCards(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[form=to-cart]')
    if (!button || !isPlainClick(event)) return
    event.preventDefault()
    import('./card-purchase.tsx').then(
      (part) => part.buyFromCard(button),
      () => button.form?.requestSubmit(button),
    )
  })
}
