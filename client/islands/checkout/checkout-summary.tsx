import type { CartView } from '#shared/schemas/forms/cart-view.ts'
import { SumRows } from '#client/ui/order/sum-rows.tsx'
import { ServerPart } from '../server-part.tsx'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CheckoutMessages } from '../messages/de/checkout.ts'

type CheckoutSummaryProps = { readonly cart: CartView; readonly isBusy: boolean }

/**
 * The cart and its sums: collapsed above the form on phones, open next to it on wide screens. The
 * binding summary is in the form.
 */
export function CheckoutSummary({ cart, isBusy }: CheckoutSummaryProps) {
  const { t } = usePartMessages<CheckoutMessages>()
  return (
    <aside className="cart-summary so-far" aria-labelledby="so-far">
      <h2 id="so-far" className="only-wide">
        {t('checkout.soFar')}
      </h2>
      <details className="collapsible">
        <summary>{t('checkout.inShort', { count: cart.count, total: cart.total })}</summary>
        <div className="stack">
          <ul>
            {cart.lines.map((line) => (
              <li key={line.id}>
                {line.name}
                <span className="row between">
                  <small>{line.quantity}</small> {line.total}
                </span>
              </li>
            ))}
          </ul>
          <SumRows
            sums={cart}
            subtotalLabel={t('checkout.subtotal')}
            totalLabel={t('checkout.total')}
            isBusy={isBusy}
          />
          {cart.delivery && <p>{cart.delivery}</p>}
          <ServerPart name="summary" className="stack tightly" />
        </div>
      </details>
    </aside>
  )
}
