import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { AccountFrame } from './account-frame.tsx'

/** The second look before an order is called off. */
export function CancelOrderPage({ order }: { readonly order: Order }) {
  const { locale, t } = useWords()
  return (
    <AccountFrame
      page="accountOrders"
      title={t('accountOrders.cancelTitle', { number: order.orderNumber })}
      lead={t('accountOrders.cancelText')}
    >
      <form className="row" method="post" action={urls.accountOrder(locale, order.id, 'cancel')}>
        <button className="btn ink">{t('accountOrders.cancelConfirm')}</button>
        <a className="btn" href={urls.accountOrder(locale, order.id)}>
          {t('accountOrders.keep')}
        </a>
      </form>
    </AccountFrame>
  )
}
