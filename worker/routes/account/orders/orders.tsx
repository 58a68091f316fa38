import { routes } from '#shared/urls.ts'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { factory } from '#worker/runtime/context.ts'
import { OrdersPage } from '#worker/pages/account/orders-page.tsx'
import { takeFlash } from '#worker/routes/forms/flash.ts'
import { requireCustomerData } from '../require-login.tsx'
import { respondWithAccountPage } from '../respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const LIMIT = 10

/** The customer's orders, page by page. Only a later page can be a 404. */
export const orders = factory.createApp().on('GET', routes.page('accountOrders'), async (c) => {
  const { p: page } = ListingQuery.parse(c.req.query())
  const listed = shopperApi(c).order.list({ limit: LIMIT, page })
  if (page > 1) {
    const list = await listed
    if (list.ok && list.value.data.orders.elements.length === 0) return c.notFound()
  }
  const { notices } = takeFlash(c)
  return respondWithAccountPage(c, {
    title: c.var.t('account.orders'),
    paths: 'accountOrders',
    content: async () => {
      const { elements, total } = requireCustomerData(c, await listed).orders
      const pages = Math.ceil((total ?? elements.length) / LIMIT)
      return <OrdersPage orders={elements} {...{ page, pages, notices }} />
    },
  })
})
