import { Hono } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { signedIn } from '#worker/backend/current-shopper/signed-in.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/malformed-id.ts'
import { storeApiError, type Refusal } from '#worker/backend/http/store-api-error.ts'

/** Bought files of orders. There are none yet, so that clients are told so in Shopware's words. */
export const orderFiles = new Hono<BackendEnv>().get(
  '/order/download/:orderId/:downloadId',
  async (c) => {
    const found = await signedIn(c)
    if (!found.ok) return found.error
    const downloadId = c.req.param('downloadId')
    return storeApiError(c, isHexId(downloadId) ? noDownload(downloadId) : malformedId(downloadId))
  },
)

function noDownload(downloadId: string): Refusal {
  return {
    status: 404,
    code: 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
    detail: `Line item download file with id "${downloadId}" not found.`,
    parameters: { downloadId },
  }
}
