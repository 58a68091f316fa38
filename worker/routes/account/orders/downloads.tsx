import { routes } from '#shared/urls.ts'
import { DownloadsPage } from '#worker/pages/account/downloads-page.tsx'
import { hasFiles } from '#worker/pages/order/order-files.tsx'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { factory } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { ownCustomer } from '../own-customer.tsx'
import { renderAccount } from '../render-account.ts'

const LIMIT = 20

/** The files that the customer bought, a page of orders at a time. */
export const downloads = factory
  .createApp()
  .on('GET', routes.page('accountDownloads'), async (c) => {
    const { p: page } = ListingQuery.parse(c.req.query())
    const [customer, list] = await Promise.all([
      ownCustomer(c),
      shopperApi(c).order.listWithFiles({ limit: LIMIT, page }),
    ])
    if (!customer.ok) return customer.error
    if (!list.ok) return storeApiFailed(c, list.error)
    const { elements, total } = list.value.data.orders
    return renderAccount(
      c,
      <DownloadsPage
        orders={elements.filter(hasFiles)}
        page={page}
        pages={Math.ceil((total ?? elements.length) / LIMIT)}
      />,
      { title: c.var.t('files.title'), paths: 'accountDownloads' },
    )
  })
