import { factory } from '#worker/runtime/context.ts'
import { asRequest, idOfRequest, requestId } from '#worker/runtime/request-id.ts'

/** Kept by whoever stands between, such an answer would tell others the id of its first reader. */
const KEPT_BY_OTHERS = /(^|,)\s*public\b/

/**
 * Gives each request an id, which its log lines, its mails and its calls of a remote shop carry
 * (docs/operations.md#watching). What the worker asks itself belongs to the request that caused it.
 */
export const tellRequestId = factory.createMiddleware(async (c, next) => {
  const isBehindCloudflare = c.env.SHOP_TRUSTED_PROXY === 'cloudflare'
  const id = requestId() ?? idOfRequest(c.req.raw.headers, isBehindCloudflare)
  await asRequest(id, next)
  const { headers } = c.res
  if (!KEPT_BY_OTHERS.test(headers.get('cache-control') ?? '')) headers.set('X-Request-Id', id)
})
