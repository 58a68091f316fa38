import type { ReactNode } from 'react'
import { Remarks } from '#client/islands/cart/remarks.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { useWords } from '../words.ts'
import { GatewayLink } from './gateway-link.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderFiles } from './order-files.tsx'
import { OrderHeadline } from './order-headline.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { paymentOutcome } from './payment-outcome.ts'
import { TransferData } from './transfer-data.tsx'
import { WhatNext } from './what-next.tsx'

type OrderPageProps = {
  readonly order: Order
  readonly now: Date
  /** What a form before has to say. */
  readonly remarks: readonly Remark[]
  /** Where it can be paid now, null if there is nothing to pay on a page. */
  readonly payAt: string | null
  readonly payFailed: boolean
  /** What else there is to do, after the summary. */
  readonly children?: ReactNode
}

/**
 * An order that was placed: how it stands, what is to be paid, and what was bought. What is paid on
 * a page of its own is not thanked for yet: that step comes first.
 */
export function OrderPage({ order, now, remarks, payAt, payFailed, children }: OrderPageProps) {
  const { locale, t } = useWords()
  const outcome = paymentOutcome(order)
  const isToPay = outcome === 'open' && payAt !== null
  return (
    <div className="wrap stack">
      <div className="title-row checkout-head">
        <h1>{t('order.title', { number: order.orderNumber })}</h1>
      </div>
      <Remarks remarks={remarks} />
      {payFailed && (
        <Notice tone="bad">
          <b>{t('order.payFailed')}</b>
          <p>
            <a href={urls.success(locale, order.id, 'unpaid')}>{t('order.payLater')}</a>
          </p>
        </Notice>
      )}
      {isToPay ? <GatewayLink href={payAt} /> : <OrderHeadline order={order} now={now} />}
      <OrderTimeline order={order} />
      <WhatNext order={order} />
      {outcome === 'open' && <TransferData order={order} />}
      <OrderFiles order={order} />
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
