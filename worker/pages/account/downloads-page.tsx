import { formatDate } from '#shared/i18n/format.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { OrderFileList } from '../order/order-files.tsx'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'
import { OrderPager } from './orders-page.tsx'

type DownloadsPageProps = {
  /** Orders with downloads, newest first. */
  readonly orders: readonly Order[]
  /** Starts at 1. */
  readonly page: number
  readonly pages: number
}

/** Every file that the customer bought, grouped by order. */
export function DownloadsPage({ orders, page, pages }: DownloadsPageProps) {
  const { locale, t } = useMessages()
  return (
    <AccountFrame page="accountDownloads" title={t('files.title')} lead={t('files.lead')}>
      {orders.length === 0 && <p className="quiet">{t('files.none')}</p>}
      {orders.map((order) => (
        <section
          key={order.id}
          className="sheet stack tightly"
          aria-labelledby={`files-${order.id}`}
        >
          <h2 className="h4" id={`files-${order.id}`}>
            <a href={urls.accountOrder(locale, order.id)}>
              {t('files.ofOrder', {
                number: order.orderNumber,
                date: formatDate(locale, order.orderDateTime),
              })}
            </a>
          </h2>
          <OrderFileList order={order} />
        </section>
      ))}
      <OrderPager at="accountDownloads" page={page} pages={pages} />
    </AccountFrame>
  )
}
