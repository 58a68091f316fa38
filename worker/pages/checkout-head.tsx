import type { ReactNode } from 'react'

type CheckoutHeadProps = {
  readonly title: string
  /** What stands beside the heading. */
  readonly children?: ReactNode
}

/** The heading of a page around an order, or of any page that stands alone. */
export function CheckoutHead({ title, children }: CheckoutHeadProps) {
  return (
    <div className="title-row checkout-head">
      <h1>{title}</h1>
      {children}
    </div>
  )
}
