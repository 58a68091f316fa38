import { factory } from '#worker/runtime/context.ts'
import {
  runWithRequestId,
  idOfRequest,
  trustsCloudflare,
  requestId,
} from '#worker/runtime/request-id.ts'

/** A shared cache would give the first reader's id to everyone, so such responses have none. */
const STORED_BY_OTHERS = /(^|,)\s*public\b/

/**
 * Gives each request an id. Its log lines, mails and calls to a remote shop carry this id
 * (docs/operations.md#watching). A request of the worker to itself has the id of its cause.
 */
export const assignRequestId = factory.createMiddleware(async (c, next) => {
  const id = requestId() ?? idOfRequest(c.req.raw.headers, trustsCloudflare(c.env))
  await runWithRequestId(id, next)
  const { headers } = c.res
  if (!STORED_BY_OTHERS.test(headers.get('cache-control') ?? '')) headers.set('X-Request-Id', id)
})
