import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { AccountFrame } from './account-frame.tsx'
import { OrderTable } from './order-table.tsx'

type OrdersPageProps = {
  readonly orders: readonly Order[]
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
  readonly remarks: readonly Remark[]
}

/** All orders of the customer, a page at a time. */
export function OrdersPage({ orders, page, pages, remarks }: OrdersPageProps) {
  const { locale, t } = useWords()
  return (
    <AccountFrame page="accountOrders" title={t('account.orders')} remarks={remarks}>
      <OrderTable orders={orders} />
      {pages > 1 && (
        <nav className="row" aria-label={t('accountOrders.pages')}>
          {page > 1 && (
            <a className="btn" rel="prev" href={urls.accountOrders(locale, page - 1)}>
              {t('accountOrders.newer')}
            </a>
          )}
          <span>{t('accountOrders.page', { page, pages })}</span>
          {page < pages && (
            <a className="btn" rel="next" href={urls.accountOrders(locale, page + 1)}>
              {t('accountOrders.older')}
            </a>
          )}
        </nav>
      )}
    </AccountFrame>
  )
}
