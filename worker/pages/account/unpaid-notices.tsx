import { Notice } from '#client/ui/notice.tsx'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { isAtGateway, paymentOutcome } from '../order/payment-outcome.ts'
import { useMessages } from '../use-messages.ts'

/** Orders with a failed or open payment, with the next step for each. */
export function UnpaidNotices({ orders }: { readonly orders: readonly Order[] }) {
  const { locale, t } = useMessages()
  const unpaid = orders.filter((order) => paymentOutcome(order) === 'failed' || isAtGateway(order))
  if (unpaid.length === 0) return null
  return (
    <div className="stack tightly">
      {unpaid.map((order) => (
        <Notice key={order.id} tone="warn">
          <b>{t('accountOrders.unpaid', { number: order.orderNumber })}</b>{' '}
          {isAtGateway(order) ? (
            <a href={urls.payNow(locale, order.id)}>{t('order.payNow')}</a>
          ) : (
            <PayAgain orderId={order.id} />
          )}
        </Notice>
      ))}
    </div>
  )
}

/** After a failed attempt: a button to retry, and a link to other payment methods. */
function PayAgain({ orderId }: { readonly orderId: string }) {
  const { locale, t } = useMessages()
  return (
    <form className="row" method="post" action={urls.action(locale, 'checkoutPayment')}>
      <input type="hidden" name="orderId" value={orderId} />
      <button className="btn">{t('order.payNow')}</button>
      <a href={urls.success(locale, orderId, 'unpaid')}>{t('accountOrders.payOtherwise')}</a>
    </form>
  )
}
