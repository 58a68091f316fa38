import { backendFactory } from './env.ts'
import { storeApiError } from './store-api-error.ts'

/** Access key of the embedded shop's sales channel. It names the channel and is no secret. */
export const EMBEDDED_ACCESS_KEY = 'SWSCRIPSTOPDEMO0000000000'

/**
 * Prefixes of Shopware's keys: users, integrations, sales channels and product exports. Here only
 * sales channels have one.
 */
const KNOWN_ORIGINS = ['SWUA', 'SWIA', 'SWSC', 'SWPE']

/** Lets requests of the embedded sales channel through (docs/store-api.md#access-key). */
export const accessKey = backendFactory.createMiddleware(async (c, next) => {
  const sent = c.req.header('sw-access-key')
  if (!sent) {
    return storeApiError(c, {
      status: 401,
      code: '0',
      detail: 'Header "sw-access-key" is required.',
    })
  }
  if (!KNOWN_ORIGINS.includes(sent.slice(0, 4))) {
    return storeApiError(c, {
      status: 500,
      code: 'FRAMEWORK__API_INVALID_ACCESS_KEY',
      detail: 'Access key is invalid and could not be identified.',
    })
  }
  if (sent !== EMBEDDED_ACCESS_KEY) {
    return storeApiError(c, {
      status: 412,
      code: 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND',
      detail: 'No matching sales channel found.',
    })
  }
  c.set('returnsToken', true)
  await next()
})
