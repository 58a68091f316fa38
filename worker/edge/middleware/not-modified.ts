import { factory } from '#worker/runtime/context.ts'

/** What a 304 does not say again of the answer it stands for (RFC 9110, 15.4.5). */
const LEFT_OUT = ['content-type', 'content-length', 'content-encoding']

/** Answers 304 to a client that has the very text already, by its tag. Pages have none. */
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

/** Tags are compared without their mark of weakness, which what is between may add or take away. */
function isAmong(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false
  const [own, ...requested] = [tag, ...tags.split(',')].map((name) =>
    name.trim().replace(/^W\//, ''),
  )
  return requested.some((name) => name === own || name === '*')
}
