import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { Language } from '#client/ui/messages/language-context.ts'
import { pageLocale } from '#client/ui/messages/page-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { SideCartProps } from './cart/side-cart.tsx'
import { loadSideCart } from './load-side-cart.tsx'

let isOpen = false

/**
 * Puts the product of a card into the cart and opens the cart beside the list. A second press of
 * the same button waits for the first; if it fails, the plain form is sent.
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
    // Each product has a key: a waiting press is replaced by a later one of the same key.
    await postCart(`add-${value}`, form.action, { [name]: value })
    // Of two cards pressed one behind the other the first opens it, and it shows what both did.
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
