import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'
import { OrderTable } from './order-table.tsx'
import { urls } from '#shared/urls.ts'

type OrdersPageProps = {
  readonly orders: readonly Order[]
  /** Starts at 1. */
  readonly page: number
  readonly pages: number
  readonly notices: readonly PageNotice[]
}

export function OrdersPage({ orders, page, pages, notices }: OrdersPageProps) {
  const { t } = useMessages()
  return (
    <AccountFrame page="accountOrders" title={t('account.orders')} notices={notices}>
      <OrderTable orders={orders} />
      <OrderPager at="accountOrders" page={page} pages={pages} />
    </AccountFrame>
  )
}

type OrderPagerProps = {
  readonly at: 'accountOrders' | 'accountDownloads'
  /** Starts at 1. */
  readonly page: number
  readonly pages: number
}

/** Links to newer and older orders; nothing if one page shows all. */
export function OrderPager({ at, page, pages }: OrderPagerProps) {
  const { locale, t } = useMessages()
  if (pages <= 1) return null
  return (
    <nav className="row" aria-label={t('accountOrders.pages')}>
      {page > 1 && (
        <a className="btn" rel="prev" href={urls.ordersPage(locale, at, page - 1)}>
          {t('accountOrders.newer')}
        </a>
      )}
      <span>{t('accountOrders.page', { page, pages })}</span>
      {page < pages && (
        <a className="btn" rel="next" href={urls.ordersPage(locale, at, page + 1)}>
          {t('accountOrders.older')}
        </a>
      )}
    </nav>
  )
}
