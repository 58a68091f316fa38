import { backendFactory } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { refusal, storeApiError } from '#worker/backend/http/store-api-error.ts'
import { isOperator } from '#worker/runtime/operator.ts'

/**
 * Admits operators by `Authorization: Bearer {OPS_SECRET}`. Without a configured secret the
 * endpoints respond with a 404.
 */
export const opsAuth = backendFactory.createMiddleware(async (c, next) => {
  const vars = varsOf(c.env)
  if (!vars.OPS_SECRET) {
    return storeApiError(c, refusal(404, '0', `No route found for "${c.req.method} ${c.req.path}"`))
  }
  if (!isOperator(c.req.header('authorization'), vars)) {
    c.header('WWW-Authenticate', 'Bearer')
    return storeApiError(c, refusal(401, '0', 'The bearer secret is wrong.'))
  }
  await next()
})
