import { backendFactory } from '#worker/backend/http/env.ts'
import { r2FileStore } from './r2-file-store.ts'

const MEDIA_NAME = /^[0-9a-f]{20}\.(?:svg|png)$/
const A_YEAR_S = 365 * 24 * 60 * 60

/**
 * Public pictures. Their names are hashes of their content, so they never change; the policy keeps
 * a picture that is opened by itself from being anything but a picture.
 */
export const mediaRoute = backendFactory.createApp().get('/media/:name', async (c) => {
  const name = c.req.param('name')
  const file = MEDIA_NAME.test(name) ? await r2FileStore(c.env.MEDIA).read(`media/${name}`) : null
  if (!file) return c.text('Not Found', 404)
  return c.body(file.body, 200, {
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes),
    'Cache-Control': `public, max-age=${A_YEAR_S}, immutable`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  })
})
