import type { ReactNode } from 'react'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import type { ShopConfig } from '../layout/shop-config.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { areFilesReady, isShipped, isVirtual } from './order-progress.ts'
import { OrderFiles } from './order-files.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PickupPlace } from './pickup-place.tsx'
import { paymentOutcome } from './payment-outcome.ts'
import { WhatNext } from './what-next.tsx'

type PaidPageProps = {
  readonly order: Order
  readonly shop: ShopConfig
  readonly isCancellable: boolean
  /** Notices of the previous form. */
  readonly notices: readonly PageNotice[]
  /** Further actions of the buyer, below the summary. */
  readonly children?: ReactNode
}

/**
 * The page after the payment provider: the payment is complete, or the provider has not confirmed
 * it yet.
 */
export function PaidPage({ order, shop, isCancellable, notices, children }: PaidPageProps) {
  const { locale, t } = useMessages()
  const isPaid = paymentOutcome(order) === 'paid'
  // Customers open this address weeks later, when the order is no longer being prepared.
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
      {!isPaid && (
        <p>
          <a className="btn ink" href={urls.success(locale, order.id, 'paid')}>
            {t('order.reload')}
          </a>
        </p>
      )}
      <OrderFiles order={order} />
      <PickupPlace order={order} shop={shop} />
      <OrderTimeline order={order} />
      <WhatNext order={order} />
      <OrderDetails order={order} />
      {children}
      <OrderActions order={order} isCancellable={isCancellable} />
    </div>
  )
}
