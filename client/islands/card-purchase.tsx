import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { Language } from '#client/ui/messages/language-context.ts'
import { pageLocale } from '#client/ui/messages/page-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { SideCartProps } from './cart/side-cart.tsx'
import { loadSideCart } from './load-side-cart.tsx'

let isOpen = false

/**
 * Adds the product of a card to the cart and opens the side cart. A second press of the same button
 * waits for the first; on failure, the plain form is submitted.
 */
export async function buyFromCard(button: HTMLButtonElement): Promise<void> {
  const { form, name, value } = button
  if (!form || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  try {
    const locale = pageLocale()
    const [SideCart, { postCart }] = await Promise.all([
      loadSideCart(locale),
      import('#client/stores/cart.ts'),
    ])
    // The key is the product: a later press replaces a waiting one with the same key.
    await postCart(`add-${value}`, form.action, { [name]: value })
    // If two cards are pressed in a row, the first opens the side cart, which then shows both
    // products.
    if (!isOpen) open(locale, SideCart)
  } catch {
    form.requestSubmit(button)
  } finally {
    button.ariaBusy = null
  }
}

function open(locale: Locale, SideCart: ComponentType<SideCartProps>): void {
  isOpen = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    isOpen = false
  }
  root.render(
    <Language value={locale}>
      <SideCart onClose={close} />
    </Language>,
  )
}
