import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import { CancelOrder } from './cancel-order.tsx'

type OrderActionsProps = {
  readonly order: Order
  readonly isCancellable: boolean
}

/** Actions for everyone who may see an order: order again, cancel. */
export function OrderActions({ order, isCancellable }: OrderActionsProps) {
  const { locale, t } = useMessages()
  return (
    <div className="row no-print">
      <form method="post" action={urls.orderAction(locale, order.id, 'reorder')}>
        <button className="btn">{t('accountOrders.reorder')}</button>
      </form>
      {isCancellable && (
        <a className="btn" href={urls.orderAction(locale, order.id, 'cancel')}>
          {t('accountOrders.cancel')}
        </a>
      )}
    </div>
  )
}

/** Asks a guest before an order is cancelled. */
export function CancelOrderSheet({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('accountOrders.cancelTitle', { number: order.orderNumber })} />
      <CancelOrder
        order={order}
        action={urls.orderAction(locale, order.id, 'cancel')}
        back={urls.success(locale, order.id)}
      />
    </div>
  )
}
