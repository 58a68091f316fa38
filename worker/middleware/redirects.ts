import { factory } from '../context.ts'
import { redirectOf } from '../redirects/resolve.ts'

/** Sends old addresses to their new ones, query string kept, before anything is looked up. */
export const redirects = factory.createMiddleware(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const { pathname, search } = new URL(c.req.url)
  const found = redirectOf(decoded(pathname))
  if (!found) return next()
  const path = found.to.split('/').map(encodeURIComponent).join('/')
  return c.redirect(`${path}${search}`, found.status)
})

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
