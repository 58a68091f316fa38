import { createHash, timingSafeEqual } from 'node:crypto'
import { backendFactory } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'

/**
 * Lets operators in by `Authorization: Bearer {OPS_SECRET}`. A shop without a secret has no
 * operators' endpoints at all.
 */
export const opsAuth = backendFactory.createMiddleware(async (c, next) => {
  const secret = c.env.OPS_SECRET
  if (typeof secret !== 'string' || secret === '') {
    return storeApiError(c, {
      status: 404,
      code: '0',
      detail: `No route found for "${c.req.method} ${c.req.path}"`,
    })
  }
  const sent = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  if (!timingSafeEqual(digest(sent), digest(secret))) {
    c.header('WWW-Authenticate', 'Bearer')
    return storeApiError(c, { status: 401, code: '0', detail: 'The bearer secret is not right.' })
  }
  await next()
})

/** Digests are equally long, as the comparison in constant time wants. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
