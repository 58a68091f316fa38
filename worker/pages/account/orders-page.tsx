import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { useWords } from '../words.ts'
import { AccountFrame } from './account-frame.tsx'
import { OrderPager } from './order-pager.tsx'
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
  const { t } = useWords()
  return (
    <AccountFrame page="accountOrders" title={t('account.orders')} remarks={remarks}>
      <OrderTable orders={orders} />
      <OrderPager at="accountOrders" page={page} pages={pages} />
    </AccountFrame>
  )
}
