import { YEAR_SECONDS } from '#shared/domain/durations.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { r2FileStore } from './file-store.ts'

const MEDIA_NAME = /^[0-9a-f]{20}\.(?:svg|png)$/

/**
 * Public pictures. Their names are hashes of their content, so they never change. The policy
 * prevents that a directly opened picture runs scripts or loads other files.
 */
export const mediaRoute = backendFactory.createApp().get('/media/:name', async (c) => {
  const name = c.req.param('name')
  if (!MEDIA_NAME.test(name)) return c.text('Not Found', 404)
  const tag = `"${name}"`
  const headers = {
    ETag: tag,
    'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  }
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers)
  const read = await picture(c.env.MEDIA, name)
  if (!read) return c.text('Service Unavailable', 503, { 'Cache-Control': 'no-store' })
  const { file } = read
  if (!file) return c.text('Not Found', 404)
  return c.body(file.body, 200, {
    ...headers,
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes),
  })
})

/** Null if the bucket fails, so that the existence of the picture is unknown. */
async function picture(bucket: R2Bucket, name: string) {
  try {
    return { file: await r2FileStore(bucket).read(`media/${name}`) }
  } catch (error) {
    logFailure('picture-not-read', error)
    return null
  }
}
