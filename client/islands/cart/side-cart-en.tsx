import { cart } from '#shared/i18n/en/cart.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { SideCart, type SideCartProps } from './side-cart.tsx'
import { CartWords, type CartDictionary } from './words.ts'

const words = translator<CartDictionary>('en', { cart, forms })

export function SideCartEn(props: SideCartProps) {
  return (
    <CartWords value={words}>
      <SideCart {...props} />
    </CartWords>
  )
}
