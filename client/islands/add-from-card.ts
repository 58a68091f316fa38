import { replaceClicks } from './replace-clicks.ts'

/** Adds to the cart from a product card without leaving the page. */
export function enhanceCards(): void {
  replaceClicks<HTMLButtonElement>('[form=to-cart]', () =>
    import('./card-purchase.tsx').then((part) => part.buyFromCard),
  )
}
