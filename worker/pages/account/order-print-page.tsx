import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { OrderDetails } from '../order/order-details.tsx'
import { OrderTimeline } from '../order/order-timeline.tsx'
import { useWords } from '../words.ts'

/** An order as a sheet of paper: nothing else stands on it. */
export function OrderPrintPage({ order }: { readonly order: Order }) {
  const { locale, t } = useWords()
  return (
    <div className="wrap stack">
      <div className="title-row checkout-head">
        <h1>{t('order.title', { number: order.orderNumber })}</h1>
      </div>
      <p className="no-print">
        <a href={urls.accountOrder(locale, order.id)}>{t('accountOrders.back')}</a>{' '}
        <span className="quiet">{t('accountOrders.printHint')}</span>
      </p>
      <OrderTimeline order={order} />
      <OrderDetails order={order} />
    </div>
  )
}
