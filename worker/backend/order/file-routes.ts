import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { requireCustomer } from '#worker/backend/current-shopper/require-customer.ts'
import { r2FileStore } from '#worker/backend/files/file-store.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { shopOf } from '#worker/backend/http/shop.ts'
import { storeApiError, type Refusal } from '#worker/backend/http/store-api-error.ts'
import { downloadIdOf, fileNameOf, isFileOpen, noteFetch, isPass } from './bought-files.ts'
import { orderById } from './find-orders.ts'
import type { BoughtFile, StoredOrder } from './stored-order.ts'

type C = Context<BackendEnv>

/** A purchased file with its order. */
type Opened = Readonly<{ order: StoredOrder; file: BoughtFile }>

/**
 * Purchased files of orders (docs/store-api.md#bought-files), for the logged-in customer or by a
 * signed link. Each download is counted.
 */
export const orderFiles = new Hono<BackendEnv>().get(
  '/order/download/:orderId/:downloadId',
  async (c) => {
    const opened = await openedBy(c)
    if (!opened.ok) return opened.error
    const { order, file } = opened.value
    const stored = await r2FileStore(c.env.FILES).read(file.download.file)
    if (!stored) return storeApiError(c, noDownload(downloadIdOf(file)))
    await noteFetch(c.env.DB, file, new Date())
    return c.body(stored.body, 200, {
      'Content-Type': stored.contentType,
      'Content-Length': String(stored.bytes),
      'Content-Disposition': `attachment; filename="${fileNameOf(file, order.locale)}"`,
      'X-Content-Type-Options': 'nosniff',
    })
  },
)

async function openedBy(c: C): Promise<Result<Opened, Response>> {
  const { orderId = '', downloadId = '' } = c.req.param()
  const { vars, at } = shopOf(c)
  const isSigned = isPass(c.req.query('ripstop-pass'), { orderId, downloadId }, vars, at)
  const customerId = isSigned ? ok(null) : await requestingCustomer(c)
  if (!customerId.ok) return customerId
  const malformed = [orderId, downloadId].find((id) => !isHexId(id))
  if (malformed !== undefined) return fail(storeApiError(c, malformedId(malformed)))
  const order = await orderById(c.env.DB, orderId)
  const file = order?.files.find((known) => downloadIdOf(known) === downloadId)
  // Another customer's file and a locked one get the same response as an unknown one.
  const isTheirs = isSigned || order?.customerId === customerId.value
  return order && file && isTheirs && isFileOpen(order, file)
    ? ok({ order, file })
    : fail(storeApiError(c, noDownload(downloadId)))
}

async function requestingCustomer(c: C): Promise<Result<string, Response>> {
  const found = await requireCustomer(c)
  return found.ok ? ok(found.value.customer.id) : found
}

function noDownload(downloadId: string): Refusal {
  return {
    status: 404,
    code: 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
    detail: `Line item download file with id "${downloadId}" not found.`,
    parameters: { downloadId },
  }
}
