import { cart } from '#shared/i18n/de/cart.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { SideCart, type SideCartProps } from './side-cart.tsx'
import { CartWords, type CartDictionary } from './words.ts'

const words = translator<CartDictionary>('de', { cart, forms })

export function SideCartDe(props: SideCartProps) {
  return (
    <CartWords value={words}>
      <SideCart {...props} />
    </CartWords>
  )
}
