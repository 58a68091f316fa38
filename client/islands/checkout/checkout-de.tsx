import { cart } from '#shared/i18n/de/cart.ts'
import { checkout } from '#shared/i18n/de/checkout.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { CartWords, type CartDictionary } from '../cart/words.ts'
import { Checkout, type CheckoutProps } from './checkout.tsx'
import { CheckoutWords, type CheckoutDictionary } from './words.ts'

const cartWords = translator<CartDictionary>('de', { cart, forms })
const words = translator<CheckoutDictionary>('de', { checkout, forms })

/** The checkout in German. */
export function CheckoutDe(props: CheckoutProps) {
  return (
    <CartWords value={cartWords}>
      <CheckoutWords value={words}>
        <Checkout {...props} />
      </CheckoutWords>
    </CartWords>
  )
}
