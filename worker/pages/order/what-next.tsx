import { formatDelivery } from '#shared/i18n/format-delivery.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { promiseOfDelivery } from '../delivery-promise.ts'
import { useMessages } from '../use-messages.ts'
import { isPickedUp, isShipped, isVirtual } from './order-progress.ts'
import { isAwaitingPayment, paymentOutcome } from './payment-outcome.ts'

/** The next steps of shop and shopper, and the delivery date; nothing after shipping. */
export function WhatNext({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
  const outcome = paymentOutcome(order)
  const delivery = order.deliveries[0]
  if (!delivery || isShipped(order) || outcome === 'cancelled' || outcome === 'failed') return null
  const isCut = order.lineItems.some(
    ({ payload }) => payload.ripstop_withdrawal === 'cut-to-length',
  )
  const days = formatDelivery(t, locale, promiseOfDelivery(delivery))
  const isTransfer = order.customFields?.ripstop_payment != null
  const isFiles = isVirtual(order)
  if (isFiles && !isAwaitingPayment(order)) return null
  const ofFiles = [t(isTransfer ? 'order.nextTransferOnly' : 'order.nextPay'), t('order.nextFiles')]
  const ofGoods = [
    isAwaitingPayment(order) && t(isTransfer ? 'order.nextTransfer' : 'order.nextPay'),
    t(isCut ? 'order.nextCut' : 'order.nextPack'),
    t(isPickedUp(order) ? 'order.nextPickup' : 'order.nextShip'),
    days && t(isPickedUp(order) ? 'order.nextReady' : 'order.nextArrives', { days }),
  ]
  return (
    <section className="stack" aria-labelledby="what-next">
      <h2 id="what-next">{t('order.nextTitle')}</h2>
      <ol className="numbered">
        {(isFiles ? ofFiles : ofGoods)
          .filter((step) => typeof step === 'string')
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ol>
    </section>
  )
}
