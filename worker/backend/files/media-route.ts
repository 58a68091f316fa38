import { YEAR_SECONDS } from '#shared/domain/durations.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { type FilePart, r2FileStore } from './file-store.ts'

const MEDIA_NAME = /^[0-9a-f]{20}(?:-\d{1,4}|-share)?\.(?:svg|jpg|png|avif|webp|mp4)$/

/**
 * Public pictures and videos. Their names are hashes of their content, so they never change. The
 * policy prevents a directly opened drawing from running scripts and loading other files.
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
  const requested = PART.exec(c.req.header('range') ?? '')
  const read = await readMedia(c.env.MEDIA, name, requested)
  if (!read) return c.text('Service Unavailable', 503, { 'Cache-Control': 'no-store' })
  const { file, part } = read
  if (!file) return c.text('Not Found', 404)
  const { bytes } = file
  if (part === 'outside') return c.body(null, 416, { 'Content-Range': `bytes */${bytes}` })
  return c.body(file.body, part ? 206 : 200, {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Type': file.contentType,
    'Content-Length': String(part ? part.length : bytes),
    ...(part && {
      'Content-Range': `bytes ${part.offset}-${part.offset + part.length - 1}/${bytes}`,
    }),
  })
})

/** One part of a file. Safari plays a video only if it can read parts (RFC 9110, 14.1.2). */
const PART = /^bytes=(\d{1,9})?-(\d{1,9})?$/

/** Null if the bucket fails, so that the existence of the file is unknown. */
async function readMedia(bucket: R2Bucket, name: string, requested: RegExpExecArray | null) {
  const store = r2FileStore(bucket)
  try {
    const size = requested && (await store.size(`media/${name}`))
    const part = size ? partOf(requested, size) : null
    if (part === 'outside') return { file: await store.read(`media/${name}`), part }
    return { file: await store.read(`media/${name}`, part ?? undefined), part }
  } catch (error) {
    logFailure('picture-not-read', error)
    return null
  }
}

/** The part that a request asks for, by its first and last byte or by its length from the end. */
function partOf([, from, to]: RegExpExecArray, size: number): FilePart | 'outside' | null {
  if (from === undefined && to === undefined) return null
  const offset = from === undefined ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === undefined || to === undefined ? size - 1 : Math.min(size - 1, Number(to))
  return offset > last ? 'outside' : { offset, length: last - offset + 1 }
}
