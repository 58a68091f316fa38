import { factory } from '#worker/runtime/context.ts'
import { redirectOf, tidiedPath } from '../redirects/resolve.ts'

/**
 * Sends old addresses to their new ones, query string kept, before anything is looked up. In front
 * of another shop the table comes after its pages (`backend-redirects.ts`).
 */
export const redirects = factory.createMiddleware((c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const path = decoded(c.req.path)
  const found = c.get('vars').STORE_API_URL ? tidiedPath(path) : redirectOf(path)
  if (!found) return next()
  const to = `${encodedPath(found.to)}${new URL(c.req.url).search}`
  return Promise.resolve(c.redirect(to, found.status))
})

export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
