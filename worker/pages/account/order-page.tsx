import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { OrderDetails } from '../order/order-details.tsx'
import { OrderFiles } from '../order/order-files.tsx'
import { OrderTimeline } from '../order/order-timeline.tsx'
import { isAwaitingPayment, isAtGateway, paymentOutcome } from '../order/payment-outcome.ts'
import { TransferData } from '../order/transfer-data.tsx'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'
import { UnpaidNotices } from './unpaid-notices.tsx'

type AccountOrderPageProps = {
  readonly order: Order
  readonly isCancellable: boolean
  readonly notices: readonly PageNotice[]
}

/** One order: its state, products, sums and possible actions. */
export function AccountOrderPage({ order, isCancellable, notices }: AccountOrderPageProps) {
  const { locale, t } = useMessages()
  const outcome = paymentOutcome(order)
  return (
    <AccountFrame
      page="accountOrders"
      title={t('order.title', { number: order.orderNumber })}
      notices={notices}
    >
      <div className="stack">
        <OrderTimeline order={order} />
        <UnpaidNotices orders={[order]} />
        <div className="row no-print">
          <form method="post" action={urls.accountOrder(locale, order.id, 'reorder')}>
            <button className="btn ink">{t('accountOrders.reorder')}</button>
          </form>
          <a className="btn" href={`${urls.accountOrder(locale, order.id)}?view=print`}>
            {t('accountOrders.print')}
          </a>
          {isAwaitingPayment(order) && !isAtGateway(order) && (
            <a className="btn" href={urls.success(locale, order.id, 'unpaid')}>
              {t('accountOrders.payOtherwise')}
            </a>
          )}
          {isCancellable && (
            <a className="btn" href={urls.accountOrder(locale, order.id, 'cancel')}>
              {t('accountOrders.cancel')}
            </a>
          )}
        </div>
      </div>
      {outcome === 'open' && <TransferData order={order} />}
      <OrderFiles order={order} />
      <OrderDetails order={order} />
    </AccountFrame>
  )
}

/** The print version of an order, without navigation. */
export function OrderPrintPage({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('order.title', { number: order.orderNumber })} />
      <p className="no-print">
        <a href={urls.accountOrder(locale, order.id)}>{t('accountOrders.back')}</a>{' '}
        <span className="quiet">{t('accountOrders.printHint')}</span>
      </p>
      <OrderTimeline order={order} />
      <OrderDetails order={order} />
    </div>
  )
}

/** Asks for confirmation before an order is cancelled. */
export function CancelOrderPage({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
  return (
    <AccountFrame
      page="accountOrders"
      title={t('accountOrders.cancelTitle', { number: order.orderNumber })}
      lead={t('accountOrders.cancelText')}
    >
      <form className="row" method="post" action={urls.accountOrder(locale, order.id, 'cancel')}>
        <button className="btn ink">{t('accountOrders.cancelConfirm')}</button>
        <a className="btn" href={urls.accountOrder(locale, order.id)}>
          {t('accountOrders.keep')}
        </a>
      </form>
    </AccountFrame>
  )
}
