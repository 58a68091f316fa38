import type { ReactNode } from 'react'

type CheckoutHeadProps = {
  readonly title: string
  /** Content next to the heading. */
  readonly children?: ReactNode
}

/** The heading of pages without navigation, such as checkout and order pages. */
export function CheckoutHead({ title, children }: CheckoutHeadProps) {
  return (
    <div className="title-row checkout-head">
      <h1>{title}</h1>
      {children}
    </div>
  )
}
