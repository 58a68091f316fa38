import type { ComponentType } from 'react'
import { Messages } from '#client/ui/messages/messages.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { translator, type Dictionary } from '#shared/i18n/translate.ts'
import type { SideCartProps } from './cart/side-cart.tsx'
import { registry } from './registry.ts'

/** Loads the side cart and its messages on the first purchase, so that reading pages stay small. */
export async function loadSideCart(locale: Locale): Promise<ComponentType<SideCartProps>> {
  const [{ SideCart }, { messages }] = await Promise.all([
    import('./cart/side-cart.tsx'),
    registry.cart[locale](),
  ])
  const t = translator<Dictionary>(locale, messages)
  return (props) => (
    <Messages value={t}>
      <SideCart {...props} />
    </Messages>
  )
}
