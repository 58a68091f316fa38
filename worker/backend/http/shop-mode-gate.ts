import { shopMode } from '#worker/runtime/shop-mode.ts'
import { backendFactory } from './env.ts'
import { storeApiError } from './store-api-error.ts'

/** Calls that sell. Reading and emptying a cart stay possible. */
const SELLING = /^\/store-api\/checkout\/(order|cart\/line-item)$|^\/store-api\/sample-order$/

/** The withdrawal function must always be available (BGB § 356a). */
const OPEN_WHILE_CLOSED = '/store-api/revocation-request-form'

/**
 * Refuses everything during maintenance (docs/store-api.md#maintenance), and sales while selling is
 * paused.
 */
export const shopModeGate = backendFactory.createMiddleware(async (c, next) => {
  const mode = await shopMode(c.env.KV)
  if (mode === 'maintenance' && c.req.path !== OPEN_WHILE_CLOSED) {
    return storeApiError(c, {
      status: 503,
      code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
      detail: 'The sales channel is in maintenance mode.',
    })
  }
  if (mode === 'paused' && c.req.method === 'POST' && SELLING.test(c.req.path)) {
    return storeApiError(c, {
      status: 503,
      code: 'RIPSTOP__SELLING_PAUSED',
      detail: 'The shop takes no orders at the moment.',
    })
  }
  return next()
})
