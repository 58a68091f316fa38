import { DAY_MS } from '#shared/domain/durations.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { useWords } from '../words.ts'
import { areFilesReady, isPickedUp, isShipped, isVirtual } from './order-progress.ts'
import { awaitsMoney, paymentOutcome } from './payment-outcome.ts'

/** So long after ordering it is thanked for: the page is opened again for weeks. */
const THANKS_MS = DAY_MS

/** The one sentence that is most worth knowing of an order today. */
export function OrderHeadline({ order, now }: { readonly order: Order; readonly now: Date }) {
  const { t } = useWords()
  if (paymentOutcome(order) === 'cancelled')
    return <Notice tone="warn">{t('order.cancelled')}</Notice>
  if (isShipped(order))
    return (
      <Notice tone="ok">
        <b>{t(isPickedUp(order) ? 'order.wasPickedUp' : 'order.wasShipped')}</b>
      </Notice>
    )
  const email = order.orderCustomer?.email
  if (now.getTime() - Date.parse(order.orderDateTime) < THANKS_MS)
    return (
      <Notice tone="ok">
        <b>{t('order.thanks')}</b> {email && t('order.mailed', { email })}
      </Notice>
    )
  if (isVirtual(order) && !areFilesReady(order) && !awaitsMoney(order)) return null
  const state = isVirtual(order) ? 'order.filesAreReady' : 'order.isPrepared'
  return (
    <Notice>
      <b>{t(awaitsMoney(order) ? 'order.waitsForMoney' : state)}</b>
    </Notice>
  )
}
