import type { ReactNode } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { useWords } from '../words.ts'
import { GatewayLink } from './gateway-link.tsx'
import { OrderDetails } from './order-details.tsx'
import { paymentOutcome } from './payment-outcome.ts'
import { TransferData } from './transfer-data.tsx'

type OrderPageProps = {
  readonly order: Order
  /** Where it can be paid now, null if there is nothing to pay on a page. */
  readonly payAt: string | null
  readonly payFailed: boolean
  /** What else there is to do, after the summary. */
  readonly children?: ReactNode
}

/** An order that was placed: thanks, what is to be paid, and what was bought. */
export function OrderPage({ order, payAt, payFailed, children }: OrderPageProps) {
  const { locale, t } = useWords()
  const outcome = paymentOutcome(order)
  const email = order.orderCustomer?.email
  return (
    <div className="wrap stack">
      <div className="title-row checkout-head">
        <h1>{t('order.title', { number: order.orderNumber })}</h1>
      </div>
      {outcome === 'cancelled' ? (
        <Notice tone="warn">{t('order.cancelled')}</Notice>
      ) : (
        <Notice tone="ok">
          <b>{t('order.thanks')}</b> {email && t('order.mailed', { email })}
        </Notice>
      )}
      {payFailed && <Notice tone="bad">{t('order.payFailed')}</Notice>}
      {outcome === 'open' && payAt && <GatewayLink href={payAt} />}
      {outcome === 'open' && <TransferData order={order} />}
      <OrderDetails order={order} />
      {children}
      <p>
        <a className="btn" href={urls.page(locale, 'home')}>
          {t('order.continue')}
        </a>
      </p>
    </div>
  )
}
