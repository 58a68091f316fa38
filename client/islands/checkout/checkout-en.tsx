import { cart } from '#shared/i18n/en/cart.ts'
import { checkout } from '#shared/i18n/en/checkout.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { CartWords, type CartDictionary } from '../cart/words.ts'
import { Checkout, type CheckoutProps } from './checkout.tsx'
import { CheckoutWords, type CheckoutDictionary } from './words.ts'

const cartWords = translator<CartDictionary>('en', { cart, forms })
const words = translator<CheckoutDictionary>('en', { checkout, forms })

/** The checkout in English. */
export function CheckoutEn(props: CheckoutProps) {
  return (
    <CartWords value={cartWords}>
      <CheckoutWords value={words}>
        <Checkout {...props} />
      </CheckoutWords>
    </CartWords>
  )
}
