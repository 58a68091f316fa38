import { isPlainClick } from './plain-click.ts'

/**
 * Adds to the cart from a product card without leaving the page; if the code fails to load, the
 * form is submitted.
 */
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
