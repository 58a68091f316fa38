import { cart } from '#shared/i18n/de/cart.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { Cart, type CartProps } from './cart.tsx'
import { CartWords, type CartDictionary } from './words.ts'

const words = translator<CartDictionary>('de', { cart, forms })

export function CartDe(props: CartProps) {
  return (
    <CartWords value={words}>
      <Cart {...props} />
    </CartWords>
  )
}
