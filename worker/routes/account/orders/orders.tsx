import { routes } from '#shared/urls.ts'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { factory } from '#worker/runtime/context.ts'
import { OrdersPage } from '#worker/pages/account/orders-page.tsx'
import { takeFlash } from '#worker/routes/forms/flash.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { ownCustomer } from '../own-customer.tsx'
import { renderAccount } from '../render-account.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const LIMIT = 10

/** The customer's orders, a page at a time. */
export const orders = factory.createApp().on('GET', routes.page('accountOrders'), async (c) => {
  const { t } = c.var
  const { p: page } = ListingQuery.parse(c.req.query())
  const [customer, list] = await Promise.all([
    ownCustomer(c),
    shopperApi(c).order.list({ limit: LIMIT, page }),
  ])
  if (!customer.ok) return customer.error
  if (!list.ok) return storeApiFailed(c, list.error)
  const { elements, total } = list.value.data.orders
  if (page > 1 && elements.length === 0) return c.notFound()
  return renderAccount(
    c,
    <OrdersPage
      orders={elements}
      page={page}
      pages={Math.ceil((total ?? elements.length) / LIMIT)}
      remarks={takeFlash(c).notices}
    />,
    { title: t('account.orders'), paths: 'accountOrders' },
  )
})
