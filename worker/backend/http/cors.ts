import { backendFactory } from './env.ts'

const METHODS = 'GET,POST,PUT,PATCH,DELETE'
const HEADERS = [
  'Content-Type',
  'Authorization',
  'sw-context-token',
  'sw-access-key',
  'sw-language-id',
  'sw-version-id',
  'sw-inheritance',
  'indexing-behavior',
  'sw-include-seo-urls',
  'ripstop-price-segment',
].join(',')

/**
 * Any site may call the Store API, because it reads no cookies. Errors carry these headers too
 * (docs/store-api.md#cross-origin-calls).
 */
export const cors = backendFactory.createMiddleware(async (c, next) => {
  if (c.req.method === 'OPTIONS')
    c.res = new Response('', {
      status: 200,
      headers: { 'content-type': 'text/html; charset=UTF-8' },
    })
  else await next()
  c.res.headers.set('Access-Control-Allow-Origin', '*')
  c.res.headers.set('Access-Control-Allow-Methods', METHODS)
  c.res.headers.set('Access-Control-Allow-Headers', HEADERS)
  c.res.headers.set('Access-Control-Expose-Headers', HEADERS)
})
