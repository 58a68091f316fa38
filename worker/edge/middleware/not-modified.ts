import { factory } from '#worker/runtime/context.ts'

/** Headers of the 200 response that a 304 leaves out (RFC 9110, 15.4.5). */
const LEFT_OUT = ['content-type', 'content-length', 'content-encoding']

/** Responds with a 304 if the client already has this ETag. Pages have no ETag. */
export const respondNotModified = factory.createMiddleware(async (c, next) => {
  await next()
  const tag = c.res.headers.get('etag')
  if (tag === null || c.res.status !== 200 || !isAmong(c.req.header('if-none-match'), tag)) return
  const headers = new Headers(c.res.headers)
  for (const name of LEFT_OUT) headers.delete(name)
  await c.res.body?.cancel()
  c.res = undefined
  c.res = new Response(null, { status: 304, headers })
})

/** Compares tags without their `W/` prefix, because proxies may add or remove it. */
function isAmong(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false
  const [own, ...candidates] = [tag, ...tags.split(',')].map((name) =>
    name.trim().replace(/^W\//, ''),
  )
  return candidates.some((name) => name === own || name === '*')
}
