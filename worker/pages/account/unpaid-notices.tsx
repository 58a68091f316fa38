import { Notice } from '#client/ui/notice.tsx'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { paymentOutcome } from '../order/payment-outcome.ts'
import { useWords } from '../words.ts'

/** Orders whose payment did not come about: what there is to do about each. */
export function UnpaidNotices({ orders }: { readonly orders: readonly Order[] }) {
  const { locale, t } = useWords()
  const unpaid = orders.filter((order) => paymentOutcome(order) === 'failed')
  if (unpaid.length === 0) return null
  return (
    <section className="stack tightly">
      {unpaid.map((order) => (
        <Notice key={order.id} tone="warn">
          <b>{t('accountOrders.unpaid', { number: order.orderNumber })}</b>{' '}
          <a href={urls.success(locale, order.id, 'unpaid')}>{t('accountOrders.payNow')}</a>
        </Notice>
      ))}
    </section>
  )
}
