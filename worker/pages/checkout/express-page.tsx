import type { ReactNode } from 'react'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { Review } from '#client/islands/checkout/review.tsx'
import { ServerParts } from '#client/islands/server-part.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { CartView } from '#shared/schemas/forms/cart-view.ts'
import type { MethodView } from '#shared/schemas/forms/checkout-view.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import { urls } from '#shared/urls.ts'
import { AddressLines } from '../order/address-lines.tsx'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import type { CheckoutLinks } from './checkout-links.ts'
import { Comment, Guarantee, OrderTextInputs, Terms } from './checkout-parts.tsx'

type ExpressPageProps = {
  readonly cart: CartView
  readonly billing: Address
  readonly shipping: Address
  readonly shippingMethod: MethodView
  readonly paymentMethod: MethodView
  /** The buyer's VAT id; '' for private customers. */
  readonly vatId: string
  /** The action of the order form. */
  readonly order: string
  readonly links: CheckoutLinks
}

/**
 * The checkout with all choices made. Its form sends the same fields as the whole checkout. It
 * needs no script, because nothing on it changes the sums.
 */
export function ExpressPage({ cart, vatId, order, links, ...chosen }: ExpressPageProps) {
  const { locale, t } = useMessages()
  const { billing, shipping, shippingMethod, paymentMethod } = chosen
  const checkout = urls.page(locale, 'checkout')
  const hidden = {
    buyer: 'customer',
    cartId: cart.cartId,
    hash: cart.hash,
    billingAddressId: billing.id,
    shippingAddressId: shipping.id,
    shippingMethodId: shippingMethod.id,
    paymentMethodId: paymentMethod.id,
  }
  return (
    <div className="wrap">
      <CheckoutHead title={t('checkoutPage.expressTitle')} />
      <div className="stack">
        <p>{t('checkoutPage.expressLead')}</p>
        <div className="cols3">
          <Fact title={t('order.billingAddress')} change={`${checkout}#step-2`}>
            <AddressLines address={billing} />
          </Fact>
          <Fact title={t('order.shippingAddress')} change={`${checkout}#step-2`}>
            <AddressLines address={shipping} />
          </Fact>
          <Fact title={t('order.shippingMethod')} change={`${checkout}#step-3`}>
            <b>{shippingMethod.name}</b> {shippingMethod.note}
          </Fact>
          <Fact title={t('order.paymentMethod')} change={`${checkout}#step-4`}>
            <b>{paymentMethod.name}</b> {paymentMethod.note}
          </Fact>
        </div>

        <ServerParts
          value={{
            terms: <Terms links={links} />,
            beforeOrder: (
              <>
                <OrderTextInputs values={{ vatId }} isFolded />
                <Guarantee links={links} />
                <Comment typed={undefined} />
              </>
            ),
          }}
        >
          <form className="stack" method="post" action={`${order}#notes`}>
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <PageNotices notices={cart.remarks} />
            {cart.hazard && <Notice>{cart.hazard}</Notice>}
            <Review cart={cart} isBusy={false} />
          </form>
        </ServerParts>
      </div>
    </div>
  )
}

type FactProps = {
  readonly title: string
  /** The page where the choice can be changed. */
  readonly change: string
  readonly children: ReactNode
}

function Fact({ title, change, children }: FactProps) {
  const { t } = useMessages()
  return (
    <section className="stack tightly">
      <h2 className="h4">{title}</h2>
      <p>{children}</p>
      <p>
        <a href={change} aria-label={t('checkoutPage.changeOf', { what: title })}>
          {t('checkoutPage.change')}
        </a>
      </p>
    </section>
  )
}
