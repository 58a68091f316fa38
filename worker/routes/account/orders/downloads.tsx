import { routes } from '#shared/urls.ts'
import { DownloadsPage } from '#worker/pages/account/downloads-page.tsx'
import { hasFiles } from '#worker/pages/order/order-files.tsx'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { factory } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { requireCustomerData } from '../require-login.tsx'
import { respondWithAccountPage } from '../respond-with-account-page.ts'

const LIMIT = 20

/** The customer's purchased files, one page of orders at a time. */
export const downloads = factory
  .createApp()
  .on('GET', routes.page('accountDownloads'), async (c) => {
    const { p: page } = ListingQuery.parse(c.req.query())
    const listed = shopperApi(c).order.listWithFiles({ limit: LIMIT, page })
    return respondWithAccountPage(c, {
      title: c.var.t('files.title'),
      paths: 'accountDownloads',
      content: async () => {
        const { elements, total } = requireCustomerData(c, await listed).orders
        const pages = Math.ceil((total ?? elements.length) / LIMIT)
        return <DownloadsPage orders={elements.filter(hasFiles)} {...{ page, pages }} />
      },
    })
  })
