import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { requireCustomer } from '#worker/backend/current-shopper/require-customer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId, NOT_LOGGED_IN } from '#worker/backend/http/refusals.ts'
import { sessionsOf, shopOf } from '#worker/backend/http/shop.ts'
import { storeApiError, type Refusal } from '#worker/backend/http/store-api-error.ts'
import { findOrderByDocument } from '#worker/backend/order/find-orders.ts'
import { orderByCode } from '#worker/backend/order/order-access.ts'
import type { StoredOrder, StoredDocument } from '#worker/backend/order/stored-order.ts'
import { GUEST_ORDER_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import {
  attemptOf,
  countAttempt,
  forgiveAttempt,
  throttled,
} from '#worker/backend/rate-limit/throttle.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { loadDocumentFile, documentFileName, PDF } from './document-file.ts'

type C = Context<BackendEnv>

/** A document that the caller may read, with its order. */
type Opened = Readonly<{ order: StoredOrder; document: StoredDocument }>

/**
 * Documents of orders (docs/store-api.md#documents): for the customer who ordered, or for a guest with
 * e-mail address and postcode, as for the order itself.
 */
export const documentRoutes = new Hono<BackendEnv>().on(
  ['GET', 'POST'],
  '/document/download/:documentId/:deepLinkCode',
  async (c) => {
    const opened = await openedBy(c)
    if (!opened.ok) return opened.error
    const { order, document } = opened.value
    const bytes = await loadDocumentFile(c.env, order, document)
    return c.body(Uint8Array.from(bytes).buffer, 200, {
      'Content-Type': PDF,
      'Content-Disposition': `attachment; filename="${documentFileName(document)}"`,
      'X-Content-Type-Options': 'nosniff',
    })
  },
)

async function openedBy(c: C): Promise<Result<Opened, Response>> {
  const { documentId = '', deepLinkCode = '' } = c.req.param()
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  if (session.settings.customerId === null && isProofSent(c)) {
    return openedByGuest(c, documentId, deepLinkCode)
  }
  const found = await requireCustomer(c)
  if (!found.ok) return found
  if (!isHexId(documentId)) return fail(storeApiError(c, malformedId(documentId)))
  const opened = await findDocument(c, documentId, deepLinkCode)
  // Another customer's document gets the same response as an unknown one.
  const isOwn = opened?.order.customerId === found.value.customer.id
  return opened && isOwn ? ok(opened) : fail(storeApiError(c, noDocument(documentId)))
}

const isProofSent = (c: C) =>
  typeof c.var.input.email === 'string' && typeof c.var.input.zipcode === 'string'

async function openedByGuest(
  c: C,
  documentId: string,
  deepLinkCode: string,
): Promise<Result<Opened, Response>> {
  const shop = shopOf(c)
  const attempt = attemptOf(c, GUEST_ORDER_LIMIT, documentId)
  const seconds = await countAttempt(shop.limiter, attempt, shop.at)
  if (seconds > 0)
    return fail(storeApiError(c, throttled(seconds, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED')))
  const opened = await findDocument(c, documentId, deepLinkCode)
  if (!opened) return fail(storeApiError(c, NOT_LOGGED_IN))
  const requester = { input: c.var.input, customerId: null }
  const guest = await orderByCode(shop.db, opened.order.deepLinkCode, requester, shop.at)
  if (!guest.ok) return fail(storeApiError(c, guest.error))
  await forgiveAttempt(shop.limiter, attempt)
  return ok(opened)
}

async function findDocument(c: C, id: string, deepLinkCode: string): Promise<Opened | null> {
  const order = await findOrderByDocument(c.env.DB, id)
  const document = order?.papers.find(
    (known) => known.id === id && known.deepLinkCode === deepLinkCode,
  )
  return order && document ? { order, document } : null
}

function noDocument(documentId: string): Refusal {
  return {
    status: 404,
    code: 'DOCUMENT__DOCUMENT_NOT_FOUND',
    detail: `The document with id "${documentId}" is invalid or could not be found.`,
    parameters: { documentId },
  }
}
