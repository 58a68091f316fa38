import { factory } from '#worker/runtime/context.ts'
import { orderFile } from './file.tsx'
import { guestOrder } from './guest-order.tsx'
import { orderActions } from './order-actions.tsx'
import { orderOutcome } from './outcome.tsx'
import { orderPay } from './pay.ts'
import { orderSuccess } from './success.tsx'
import { routes } from '#shared/urls.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadOrder } from './load-order.ts'
import { respondWithFile } from './respond-with-file.ts'

/** A document of an order as a file, for everyone who may see the order. */
const orderDocument = factory.createApp().on('GET', routes.at('paper'), async (c) => {
  const found = await loadOrder(c, c.req.param('id') ?? '')
  if (!found.ok) return storeApiFailed(c, found.error)
  const document = found.value?.order.documents.find(({ id }) => id === c.req.param('paper'))
  if (!found.value || !document) return respondWithError(c, 404)
  const file = await shopperApi(c).order.paper(document, found.value.pass)
  if (!file.ok) return storeApiFailed(c, file.error)
  return respondWithFile(file.value)
})

/** A placed order: its success pages, payment, documents and files, and the access for guests. */
export const order = factory
  .createApp()
  .route('/', orderSuccess)
  .route('/', orderOutcome)
  .route('/', orderPay)
  .route('/', orderActions)
  .route('/', orderDocument)
  .route('/', orderFile)
  .route('/', guestOrder)
