import { useContext } from 'react'
import type { CartView } from '#shared/schemas/forms/cart-view.ts'
import { SumRows } from '../cart/sum-rows.tsx'
import { CheckoutLinksContext } from './links.ts'
import { useCheckoutWords } from './words.ts'

type CheckoutSlipProps = {
  readonly cart: CartView
  readonly email: string
  readonly isBusy: boolean
}

/** Where the sums stand, beside the form on wide screens; the binding summary is in the form. */
export function CheckoutSlip({ cart, email, isBusy }: CheckoutSlipProps) {
  const { t } = useCheckoutWords()
  return (
    <aside className="slip only-wide" aria-labelledby="so-far">
      <h2 id="so-far">{t('checkout.soFar')}</h2>
      <SumRows
        cart={cart}
        subtotalLabel={t('checkout.subtotal')}
        totalLabel={t('checkout.total')}
        isBusy={isBusy}
      />
      {cart.delivery && <p>{cart.delivery}</p>}
      <p>
        {t('checkout.questions')} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <a href={useContext(CheckoutLinksContext).cart}>{t('checkout.changeCart')}</a>
    </aside>
  )
}
