import { routes } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { OverviewPage } from '#worker/pages/account/overview-page.tsx'
import { takeFlash } from '../forms/flash.ts'
import { preferredMethod } from './preferred-method.ts'
import { respondWithAccountPage } from './respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const NEWEST = 4

/** The account overview. It is complete even without orders and payment method. */
export const overview = factory.createApp().on('GET', routes.page('account'), async (c) => {
  const { notices } = takeFlash(c)
  const orders = shopperApi(c).order.list({ limit: NEWEST, page: 1 })
  return respondWithAccountPage(c, {
    title: c.var.t('account.title'),
    paths: 'account',
    content: async (customer) => {
      const payment = preferredMethod(c, customer)
      const list = await orders
      return (
        <OverviewPage
          customer={customer}
          payment={await payment}
          orders={list.ok ? list.value.data.orders.elements : []}
          notices={notices}
        />
      )
    },
  })
})
