import { Fragment } from 'react'
import type { CartView } from '#shared/schemas/forms/cart-view.ts'

/** The sums of a cart, a checkout or an order. */
export type Sums = Pick<CartView, 'subtotal' | 'rows' | 'total' | 'taxes' | 'taxNote'>

type SumRowsProps = {
  readonly sums: Sums
  /** Labels of the first and last row, which differ between pages. */
  readonly subtotalLabel: string
  readonly totalLabel: string
  readonly isBusy?: boolean
}

/** Subtotal, discounts, shipping and added tax, then the total and its included tax. */
export function SumRows({ sums, subtotalLabel, totalLabel, isBusy }: SumRowsProps) {
  const above = [{ label: subtotalLabel, amount: sums.subtotal }, ...sums.rows]
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
        <dd className="all">{sums.total}</dd>
        {sums.taxes.map(({ label, amount }) => (
          <Fragment key={label}>
            <dt className="min">{label}</dt>
            <dd className="min">{amount}</dd>
          </Fragment>
        ))}
      </dl>
      {sums.taxNote && <p className="quiet">{sums.taxNote}</p>}
    </>
  )
}
