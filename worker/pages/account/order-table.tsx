import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatDelivery } from '#shared/i18n/format-delivery.ts'
import { promiseOfDelivery } from '../delivery-promise.ts'
import { formatMoney, formatShortDate } from '#shared/i18n/format.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { EmptyList } from '../empty-list.tsx'
import { useMessages } from '../use-messages.ts'
import type { ReactNode } from 'react'
import { areFilesReady, isShipped, isVirtual } from '../order/order-progress.ts'
import { isAwaitingPayment, paymentOutcome } from '../order/payment-outcome.ts'

/** Orders, newest first. */
export function OrderTable({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useMessages()
  if (orders.length === 0) return <EmptyList text={t('accountOrders.none')} />
  return (
    <div className="scroll">
      <table className="data">
        <caption className="vh">{t('account.orders')}</caption>
        <ColumnHeads
          columns={[
            { label: t('accountOrders.number') },
            { label: t('accountOrders.date') },
            { label: t('accountOrders.state') },
            { label: t('accountOrders.delivery'), className: 'hide-s' },
            { label: t('accountOrders.sum'), className: 'fig' },
          ]}
        />
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OrderRow({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
  const delivery = order.deliveries[0]
  const isCancelled = order.stateMachineState?.technicalName === 'cancelled'
  return (
    <tr>
      <th scope="row">
        <a href={urls.accountOrder(locale, order.id)}>{order.orderNumber}</a>
      </th>
      <td className="nw">{formatShortDate(locale, order.orderDateTime)}</td>
      <td>
        <OrderState order={order} />
      </td>
      <td className="hide-s">
        {delivery && !isCancelled && formatDelivery(t, locale, promiseOfDelivery(delivery))}
      </td>
      <td className="fig">{formatMoney(locale, centsFromDecimal(order.amountTotal))}</td>
    </tr>
  )
}

/** The state of an order with an icon: done, in progress, or failed. */
function OrderState({ order }: { readonly order: Order }) {
  const { t } = useMessages()
  const outcome = paymentOutcome(order)
  if (outcome === 'cancelled') return <Line kind="none">{order.stateMachineState?.name}</Line>
  if (outcome === 'failed') return <Line kind="none">{t('accountOrders.stateUnpaid')}</Line>
  if (!isShipped(order) && isAwaitingPayment(order))
    return <Line kind="few">{t('accountOrders.stateAwaiting')}</Line>
  if (isVirtual(order) && areFilesReady(order))
    return <Line kind="">{t('order.step_filesReady')}</Line>
  if (isShipped(order)) return <Line kind="">{order.deliveries[0]?.stateMachineState?.name}</Line>
  return <Line kind="date">{order.stateMachineState?.name}</Line>
}

function Line({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  return (
    <p className={`stock ${kind}`.trim()}>
      <b>{children}</b>
    </p>
  )
}
