import type { CartView } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { SumRows } from '../cart/sum-rows.tsx'
import { useCartWords } from '../cart/words.ts'
import { useCheckoutWords } from './words.ts'

type CheckoutSlipProps = {
  readonly cart: CartView
  readonly email: string
  readonly isBusy: boolean
}

/** Where the sums stand, beside the form on wide screens; the binding summary is in the form. */
export function CheckoutSlip({ cart, email, isBusy }: CheckoutSlipProps) {
  const { locale, t } = useCheckoutWords()
  const words = useCartWords()
  return (
    <aside className="slip only-wide" aria-labelledby="so-far">
      <h2 id="so-far">{t('checkout.soFar')}</h2>
      <SumRows cart={cart} totalLabel={words.t('cart.total')} isBusy={isBusy} />
      {cart.delivery && <p>{cart.delivery}</p>}
      <p>
        {t('checkout.questions')} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <a href={urls.page(locale, 'cart')}>{t('checkout.changeCart')}</a>
    </aside>
  )
}
