import { routes } from '#shared/urls.ts'
import { FileLinkPage } from '#worker/pages/order/order-files.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { factory } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { respondWithFile } from './respond-with-file.ts'

/** A purchased file, for its buyer and for visitors with its signed link. */
export const orderFile = factory.createApp().on('GET', routes.at('boughtFile'), async (c) => {
  const id = c.req.param('id') ?? ''
  const fileId = c.req.param('file') ?? ''
  const file = await shopperApi(c).order.file(id, fileId, c.req.query('pass') ?? null)
  if (file.ok) return respondWithFile(file.value)
  const { error } = file
  if (error.kind !== 'refused' || ![400, 403, 404].includes(error.status))
    return storeApiFailed(c, error)
  // A visitor without a login has only the link. For customers, the order does not allow the file.
  const page = <FileLinkPage reason={error.status === 403 ? 'link' : 'order'} />
  return renderPage(c, page, {
    title: c.var.t('files.refusedTitle'),
    layout: 'checkout',
    robots: 'noindex',
    personal: true,
    status: 404,
  })
})
