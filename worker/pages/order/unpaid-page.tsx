import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { MethodRadio } from '#client/islands/checkout/method-radio.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { MethodView } from '#shared/schemas/forms/checkout-view.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { withoutFields } from './pay-drawing.ts'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { isAtGateway, paymentOutcome } from './payment-outcome.ts'

type UnpaidPageProps = {
  readonly order: Order
  readonly isCancellable: boolean
  /** Alternative payment methods; empty if the payment cannot be changed. */
  readonly methods: readonly MethodView[]
  readonly notices: readonly PageNotice[]
  readonly email: string
}

/** The payment failed or is still due: pay now, choose another method, or contact us. */
export function UnpaidPage({ order, isCancellable, methods, notices, email }: UnpaidPageProps) {
  const { locale, t } = useMessages()
  const outcome = paymentOutcome(order)
  const isCancelled = outcome === 'cancelled'
  const isTransfer = outcome === 'open' && !isAtGateway(order)
  const subject = t('order.writeSubject', { number: order.orderNumber })
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('order.title', { number: order.orderNumber })} />
      <PageNotices notices={notices} />
      <Notice tone="warn">
        <b>{t(TITLES[outcome])}</b>
        {outcome === 'failed' && <p>{t('order.unpaidText')}</p>}
      </Notice>
      {isTransfer && (
        <p>
          <a href={urls.success(locale, order.id)}>{t('order.backToOrder')}</a>
        </p>
      )}
      {!isCancelled && methods.length > 0 && <PayAgain order={order} methods={methods} />}
      <p>
        <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
          {t('order.writeToUs')}
        </a>
      </p>
      <OrderTimeline order={order} />
      <OrderDetails order={order} />
      <OrderActions order={order} isCancellable={isCancellable} />
    </div>
  )
}

const TITLES = {
  cancelled: 'order.cancelled',
  failed: 'order.unpaidTitle',
  open: 'order.waitsForMoney',
  paid: 'order.alreadyPaid',
} as const

function PayAgain({ order, methods }: Pick<UnpaidPageProps, 'order' | 'methods'>) {
  const { locale, t } = useMessages()
  const current = order.transactions.at(-1)?.paymentMethod?.id
  const action = urls.action(locale, 'checkoutPayment')
  const hasFailed = paymentOutcome(order) === 'failed'
  return (
    <>
      {(hasFailed || isAtGateway(order)) && (
        <form method="post" action={action}>
          <input type="hidden" name="orderId" value={order.id} />
          <button className="btn go">{t(hasFailed ? 'order.retry' : 'order.payNow')}</button>
        </form>
      )}
      <form className="stack" method="post" action={action}>
        <input type="hidden" name="orderId" value={order.id} />
        <fieldset className="stack tightly">
          <legend>{t('order.otherMethod')}</legend>
          <div className="choices">
            {methods.map((method) => (
              <MethodRadio
                key={method.id}
                name="paymentMethodId"
                // On this page, cards are entered on the provider's page.
                method={{ ...method, kind: withoutFields(method.kind) }}
                isChosen={method.id === current}
              />
            ))}
          </div>
        </fieldset>
        <button className="btn">{t('order.payWith')}</button>
      </form>
    </>
  )
}
