import { Fragment } from 'react'
import type { CartView } from '#shared/schemas/forms/cart-view.ts'

type SumRowsProps = {
  readonly cart: CartView
  /** What first and last row are called: cart and checkout bring words of their own. */
  readonly subtotalLabel: string
  readonly totalLabel: string
  readonly isBusy?: boolean
}

/** Subtotal, discounts, shipping, total and the tax in it. */
export function SumRows({ cart, subtotalLabel, totalLabel, isBusy }: SumRowsProps) {
  const above = [
    { label: subtotalLabel, amount: cart.subtotal },
    ...cart.promotions,
    ...(cart.shipping ? [cart.shipping] : []),
  ]
  return (
    <>
      <dl className="sums" aria-busy={isBusy}>
        {above.map(({ label, amount }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </Fragment>
        ))}
        <dt className="all">{totalLabel}</dt>
        <dd className="all">{cart.total}</dd>
        {cart.taxes.map(({ label, amount }) => (
          <Fragment key={label}>
            <dt className="min">{label}</dt>
            <dd className="min">{amount}</dd>
          </Fragment>
        ))}
      </dl>
      {cart.taxNote && <p className="quiet">{cart.taxNote}</p>}
    </>
  )
}
