import type { ReactNode } from 'react'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { awaitsMoney, paymentOutcome } from '../order/payment-outcome.ts'
import { useWords } from '../words.ts'

const SHIPPED: readonly string[] = ['shipped', 'shipped_partially']

/** How an order stands, with a sign of the stock line: done, under way, or stuck. */
export function OrderState({ order }: { readonly order: Order }) {
  const { t } = useWords()
  const outcome = paymentOutcome(order)
  const delivery = order.deliveries[0]?.stateMachineState
  const isShipped = SHIPPED.includes(delivery?.technicalName ?? '')
  if (outcome === 'cancelled') return <Line kind="none">{order.stateMachineState?.name}</Line>
  if (outcome === 'failed') return <Line kind="none">{t('accountOrders.stateUnpaid')}</Line>
  if (!isShipped && awaitsMoney(order))
    return <Line kind="few">{t('accountOrders.stateAwaiting')}</Line>
  if (isShipped) return <Line kind="">{delivery?.name}</Line>
  return <Line kind="date">{order.stateMachineState?.name}</Line>
}

function Line({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  return (
    <p className={`stock ${kind}`.trim()}>
      <b>{children}</b>
    </p>
  )
}
