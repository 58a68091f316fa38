import type { ReactNode } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { OrderDetails } from './order-details.tsx'
import { paymentOutcome } from './payment-outcome.ts'

type PaidPageProps = {
  readonly order: Order
  /** What else there is to do, after the summary. */
  readonly children?: ReactNode
}

/** Back from the gateway: the money is here, or the provider has not said so yet. */
export function PaidPage({ order, children }: PaidPageProps) {
  const { locale, t } = useWords()
  const isPaid = paymentOutcome(order) === 'paid'
  return (
    <div className="wrap stack">
      <div className="title-row checkout-head">
        <h1>{t('order.title', { number: order.orderNumber })}</h1>
      </div>
      <Notice tone={isPaid ? 'ok' : 'info'}>
        <b>{t(isPaid ? 'order.paidTitle' : 'order.pendingTitle')}</b>
        <p>{t(isPaid ? 'order.paidText' : 'order.pendingText')}</p>
      </Notice>
      {!isPaid && (
        <p>
          <a className="btn ink" href={urls.success(locale, order.id, 'paid')}>
            {t('order.reload')}
          </a>
        </p>
      )}
      <OrderDetails order={order} />
      {children}
    </div>
  )
}
