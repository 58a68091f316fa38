import { routes } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { OverviewPage } from '#worker/pages/account/overview-page.tsx'
import { takeFlash } from '../forms/flash.ts'
import { preferredMethod } from './preferred-method.ts'
import { ownCustomer } from './own-customer.tsx'
import { renderAccount } from './render-account.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const NEWEST = 4

/** The account's first page. It stands without its orders, should they not be readable. */
export const overview = factory.createApp().on('GET', routes.page('account'), async (c) => {
  const { t } = c.var
  const [customer, orders] = await Promise.all([
    ownCustomer(c),
    shopperApi(c).order.list({ limit: NEWEST, page: 1 }),
  ])
  if (!customer.ok) return customer.error
  return renderAccount(
    c,
    <OverviewPage
      customer={customer.value}
      payment={await preferredMethod(c, customer.value)}
      orders={orders.ok ? orders.value.data.orders.elements : []}
      remarks={takeFlash(c).notices}
    />,
    { title: t('account.title'), paths: 'account' },
  )
})
