import type { ReactNode } from 'react'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import { OrderDetails } from './order-details.tsx'
import { areFilesReady, isShipped, isVirtual } from './order-progress.ts'
import { OrderFiles } from './order-files.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { paymentOutcome } from './payment-outcome.ts'
import { WhatNext } from './what-next.tsx'

type PaidPageProps = {
  readonly order: Order
  /** The message of the form that was posted before. */
  readonly notices: readonly PageNotice[]
  /** What else the buyer can do, below the summary. */
  readonly children?: ReactNode
}

/** Back from the gateway: the money is here, or the provider has not said so yet. */
export function PaidPage({ order, notices, children }: PaidPageProps) {
  const { locale, t } = useMessages()
  const isPaid = paymentOutcome(order) === 'paid'
  // The address is opened again weeks later, when there is nothing left to prepare.
  const prepared = isVirtual(order) ? 'order.paidForFiles' : 'order.paidText'
  const isOver = isShipped(order) || (isVirtual(order) && !areFilesReady(order))
  const paidText = isOver ? 'order.paidBefore' : prepared
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('order.title', { number: order.orderNumber })} />
      <PageNotices notices={notices} />
      <Notice tone={isPaid ? 'ok' : 'info'}>
        <b>{t(isPaid ? 'order.paidTitle' : 'order.pendingTitle')}</b>
        <p>{t(isPaid ? paidText : 'order.pendingText')}</p>
      </Notice>
      <OrderTimeline order={order} />
      <OrderFiles order={order} />
      <WhatNext order={order} />
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
