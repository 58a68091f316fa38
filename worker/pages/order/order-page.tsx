import type { ReactNode } from 'react'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import type { ShopConfig } from '../layout/shop-config.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderFiles } from './order-files.tsx'
import { OrderTimeline, Tracking } from './order-timeline.tsx'
import { paymentOutcome, isAwaitingPayment } from './payment-outcome.ts'
import { PickupPlace } from './pickup-place.tsx'
import { TransferData } from './transfer-data.tsx'
import { WhatNext } from './what-next.tsx'
import { DAY_MS } from '#shared/domain/durations.ts'
import { areFilesReady, isPickedUp, isShipped, isVirtual } from './order-progress.ts'

type OrderPageProps = {
  readonly order: Order
  readonly shop: ShopConfig
  readonly now: Date
  /** Notices of the previous form. */
  readonly notices: readonly PageNotice[]
  /** The payment page; null if no online payment is due. */
  readonly payAt: string | null
  readonly payFailed: boolean
  /** Whether the payment method can be changed. */
  readonly isPaymentChangeable: boolean
  readonly isCancellable: boolean
  /** Further actions of the buyer, below the summary. */
  readonly children?: ReactNode
}

/**
 * A placed order: the next step first (pay, wait or track), then its progress and the products. The
 * page says thank you only after the online payment.
 */
export function OrderPage(props: OrderPageProps) {
  const { order, shop, now, notices, payAt, payFailed } = props
  const { isPaymentChangeable, isCancellable, children } = props
  const { locale, t } = useMessages()
  const outcome = paymentOutcome(order)
  const isToPay = outcome === 'open' && payAt !== null
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('order.title', { number: order.orderNumber })} />
      <PageNotices notices={notices} />
      {payFailed && (
        <Notice tone="bad">
          <b>{t('order.payFailed')}</b>
          <p>
            <a href={urls.success(locale, order.id, 'unpaid')}>{t('order.payLater')}</a>
          </p>
        </Notice>
      )}
      {isToPay ? <GatewayLink href={payAt} /> : <OrderHeadline order={order} now={now} />}
      {outcome === 'open' && <TransferData order={order} />}
      <PickupPlace order={order} shop={shop} />
      <OrderTimeline order={order} />
      <WhatNext order={order} />
      {isAwaitingPayment(order) && isPaymentChangeable && (
        <p>
          <a href={urls.success(locale, order.id, 'unpaid')}>{t('accountOrders.payOtherwise')}</a>
        </p>
      )}
      <OrderFiles order={order} />
      <OrderDetails order={order} />
      {children}
      <OrderActions order={order} isCancellable={isCancellable} />
      <p>
        <a className="btn" href={urls.page(locale, 'home')}>
          {t('order.continue')}
        </a>
      </p>
    </div>
  )
}

/** Seconds until the script opens the payment page (CONTRIBUTING.md#payment-page). */
const REDIRECT_AFTER_SECONDS = 5

/**
 * The link to the payment. The link works at once. After some seconds `client/gateway-redirect.ts`
 * follows it, unless the shopper stops that. Without script only the link works.
 */
function GatewayLink({ href }: { readonly href: string }) {
  const { t } = useMessages()
  return (
    <section
      className="sheet stack"
      aria-labelledby="payment"
      data-redirect-seconds={REDIRECT_AFTER_SECONDS}
    >
      <h2 id="payment">{t('order.payTitle')}</h2>
      <output hidden data-redirect-note data-stopped={t('order.payStopped')}>
        {t('order.payRedirect')}
      </output>
      <p className="row">
        <a className="btn go" href={href} rel="nofollow">
          {t('order.payNow')}
        </a>
        <button className="btn" type="button" hidden>
          {t('order.payStop')}
        </button>
      </p>
    </section>
  )
}

/** The thank-you message ends after this time, because customers open the page for weeks. */
const THANKS_MS = DAY_MS

/** The most useful message about the order now. */
function OrderHeadline({ order, now }: { readonly order: Order; readonly now: Date }) {
  const { t } = useMessages()
  if (paymentOutcome(order) === 'cancelled')
    return <Notice tone="warn">{t('order.cancelled')}</Notice>
  if (isShipped(order))
    return (
      <Notice tone="ok">
        <b>{t(isPickedUp(order) ? 'order.wasPickedUp' : 'order.wasShipped')}</b>{' '}
        <Tracking order={order} />
      </Notice>
    )
  const email = order.orderCustomer?.email
  if (now.getTime() - Date.parse(order.orderDateTime) < THANKS_MS)
    return (
      <Notice tone="ok">
        <b>{t('order.thanks')}</b> {email && t('order.mailed', { email })}
      </Notice>
    )
  if (isVirtual(order) && !areFilesReady(order) && !isAwaitingPayment(order)) return null
  const state = isVirtual(order) ? 'order.filesAreReady' : 'order.isPrepared'
  return (
    <Notice>
      <b>{t(isAwaitingPayment(order) ? 'order.waitsForMoney' : state)}</b>
    </Notice>
  )
}
