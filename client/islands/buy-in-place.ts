import { useContext, useState, type ComponentType } from 'react'
import { Language } from '#client/ui/messages/language-context.ts'
import type { SideCartProps } from './cart/side-cart.tsx'
import { loadSideCart } from './load-side-cart.tsx'

/**
 * Adds a product to the cart without leaving the page, and then shows `SideCart`. If its code fails
 * to load, the plain form is submitted.
 */
export function useBuyInPlace() {
  const locale = useContext(Language)
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState<{ readonly SideCart: ComponentType<SideCartProps> } | null>(
    null,
  )

  async function buy(form: HTMLFormElement) {
    if (isBusy) return
    setBusy(true)
    try {
      const [SideCart, { postCart }] = await Promise.all([
        loadSideCart(locale),
        import('#client/stores/cart.ts'),
      ])
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
      await postCart('add', form.action, Object.fromEntries(fields))
      setShown({ SideCart })
    } catch {
      form.submit()
    }
    setBusy(false)
  }
  return { buy, isBusy, SideCart: shown?.SideCart ?? null, close: () => setShown(null) }
}
