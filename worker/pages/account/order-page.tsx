import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { CancelOrder } from '../order/cancel-order.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { OrderFiles } from '../order/order-files.tsx'
import type { ShopConfig } from '../layout/shop-config.ts'
import { OrderTimeline } from '../order/order-timeline.tsx'
import { isAwaitingPayment, isAtGateway, paymentOutcome } from '../order/payment-outcome.ts'
import { PickupPlace } from '../order/pickup-place.tsx'
import { TransferData } from '../order/transfer-data.tsx'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'
import { UnpaidNotices } from './unpaid-notices.tsx'

type AccountOrderPageProps = {
  readonly order: Order
  readonly shop: ShopConfig
  readonly isCancellable: boolean
  readonly notices: readonly PageNotice[]
}

/** One order: its state, products, sums and possible actions. */
export function AccountOrderPage({ order, shop, isCancellable, notices }: AccountOrderPageProps) {
  const { locale, t } = useMessages()
  const outcome = paymentOutcome(order)
  return (
    <AccountFrame
      page="accountOrders"
      title={t('order.title', { number: order.orderNumber })}
      notices={notices}
    >
      <div className="stack">
        <UnpaidNotices orders={[order]} />
        {outcome === 'open' && <TransferData order={order} />}
        <PickupPlace order={order} shop={shop} />
        <OrderTimeline order={order} />
        <div className="row no-print">
          <form method="post" action={urls.accountOrder(locale, order.id, 'reorder')}>
            <button className={outcome === 'paid' ? 'btn ink' : 'btn'}>
              {t('accountOrders.reorder')}
            </button>
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
    >
      <CancelOrder
        order={order}
        action={urls.accountOrder(locale, order.id, 'cancel')}
        back={urls.accountOrder(locale, order.id)}
      />
    </AccountFrame>
  )
}
