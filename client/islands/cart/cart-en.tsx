import { cart } from '#shared/i18n/en/cart.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { Cart, type CartProps } from './cart.tsx'
import { CartWords, type CartDictionary } from './words.ts'

const words = translator<CartDictionary>('en', { cart, forms })

export function CartEn(props: CartProps) {
  return (
    <CartWords value={words}>
      <Cart {...props} />
    </CartWords>
  )
}
