import { Hono } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { signedIn } from '#worker/backend/current-shopper/signed-in.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/malformed-id.ts'
import { storeApiError, type Refusal } from '#worker/backend/http/store-api-error.ts'

/**
 * Documents and bought files of orders. An order keeps neither (an invoice comes with the parcel), so
 * that clients are told in Shopware's words that there is none.
 */
export const orderFiles = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/document/download/:documentId/:deepLinkCode', async (c) => {
    const found = await signedIn(c)
    if (!found.ok) return found.error
    return storeApiError(c, refusalOf(c.req.param('documentId'), noDocument))
  })
  .get('/order/download/:orderId/:downloadId', async (c) => {
    const found = await signedIn(c)
    if (!found.ok) return found.error
    return storeApiError(c, refusalOf(c.req.param('downloadId'), noDownload))
  })

function refusalOf(id: string, unknown: (id: string) => Refusal): Refusal {
  return isHexId(id) ? unknown(id) : malformedId(id)
}

function noDocument(documentId: string): Refusal {
  return {
    status: 404,
    code: 'DOCUMENT__DOCUMENT_NOT_FOUND',
    detail: `The document with id "${documentId}" is invalid or could not be found.`,
    parameters: { documentId },
  }
}

function noDownload(downloadId: string): Refusal {
  return {
    status: 404,
    code: 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
    detail: `Line item download file with id "${downloadId}" not found.`,
    parameters: { downloadId },
  }
}
