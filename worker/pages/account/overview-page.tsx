import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Customer, PaymentMethod } from '#shared/schemas/store-api/context.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'
import { AddressLines } from '../order/address-lines.tsx'
import { OrderTable } from './order-table.tsx'
import { UnpaidNotices } from './unpaid-notices.tsx'

type OverviewPageProps = {
  readonly customer: Customer
  readonly payment: Pick<PaymentMethod, 'name'> | null
  /** The newest orders. */
  readonly orders: readonly Order[]
  readonly notices: readonly PageNotice[]
}

/** The account overview: open tasks, the latest orders, and the stored data. */
export function OverviewPage({ customer, payment, orders, notices }: OverviewPageProps) {
  const { locale, t } = useMessages()
  const { defaultShippingAddress: address } = customer
  const name = `${customer.firstName} ${customer.lastName}`
  return (
    <AccountFrame page="account" title={t('account.greeting', { name })} notices={notices}>
      <UnpaidNotices orders={orders} />
      <section className="stack">
        <div className="head no-margin">
          <h2>{t('account.orders')}</h2>
          {orders.length > 0 && (
            <a href={urls.page(locale, 'accountOrders')}>{t('accountOrders.all')}</a>
          )}
        </div>
        <OrderTable orders={orders} />
      </section>
      <div className="cols3">
        <div className="stack tightly">
          <h2 className="h4">{t('account.defaultShipping')}</h2>
          {address && (
            <p>
              <AddressLines address={address} />
            </p>
          )}
          <p>
            <a href={urls.page(locale, 'accountAddresses')}>{t('account.changeAddresses')}</a>
          </p>
        </div>
        <div className="stack tightly">
          <h2 className="h4">{t('account.paymentMethod')}</h2>
          <p>{payment?.name ?? t('account.noPayment')}</p>
          <p>
            <a href={urls.page(locale, 'accountPayment')}>{t('account.changePayment')}</a>
          </p>
        </div>
        <div className="stack tightly">
          <h2 className="h4">{t('account.loginData')}</h2>
          <p className="any-break">{customer.email}</p>
          <p>
            <a href={urls.page(locale, 'accountPassword')}>{t('account.changePassword')}</a>
            <br />
            <a href={urls.page(locale, 'accountData')}>{t('account.downloadData')}</a>
          </p>
          <form method="post" action={urls.action(locale, 'logout')}>
            <button className="link">{t('account.logout')}</button>
          </form>
        </div>
      </div>
    </AccountFrame>
  )
}
