import { factory } from '#worker/runtime/context.ts'
import {
  runWithRequestId,
  idOfRequest,
  trustsCloudflare,
  requestId,
} from '#worker/runtime/request-id.ts'

/** From a shared cache everybody would get the id of the first reader: such answers name none. */
const STORED_BY_OTHERS = /(^|,)\s*public\b/

/**
 * Gives each request an id, which its log lines, its mails and its calls of a remote shop carry
 * (docs/operations.md#watching). A request of the worker to itself has the id of its cause.
 */
export const assignRequestId = factory.createMiddleware(async (c, next) => {
  const id = requestId() ?? idOfRequest(c.req.raw.headers, trustsCloudflare(c.env))
  await runWithRequestId(id, next)
  const { headers } = c.res
  if (!STORED_BY_OTHERS.test(headers.get('cache-control') ?? '')) headers.set('X-Request-Id', id)
})
