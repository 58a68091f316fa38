import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { useMessages } from '../use-messages.ts'

type CancelOrderProps = {
  readonly order: Order
  /** The form's target. */
  readonly action: string
  /** The page of the order. */
  readonly back: string
}

/**
 * Asks before an order is cancelled, and says what happens to the money. Only unpaid orders can be
 * cancelled. The order stays unless the shopper chooses the less prominent button.
 */
export function CancelOrder({ order, action, back }: CancelOrderProps) {
  const { locale, t } = useMessages()
  const total = formatMoney(locale, centsFromDecimal(order.amountTotal))
  const isTransfer = order.customFields?.ripstop_payment != null
  return (
    <>
      <p>{t('accountOrders.cancelMoney', { total })}</p>
      {isTransfer && <p>{t('accountOrders.cancelTransfer')}</p>}
      <p>{t('accountOrders.cancelText')}</p>
      <form className="row" method="post" action={action}>
        <a className="btn ink" href={back}>
          {t('accountOrders.keep')}
        </a>
        <button className="btn">{t('accountOrders.cancelConfirm')}</button>
      </form>
    </>
  )
}
