import { localised } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import type { Context } from 'hono'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { backendTarget } from '../redirects/backend-target.ts'
import { redirectOf } from '../redirects/resolve.ts'
import { knownPageAt } from '#worker/rendering/known-pages.ts'
import { shopNavigation } from '#worker/rendering/shop-navigation.ts'
import { encodedPath } from './redirects.ts'

/** No link of a shop is longer; a longer path is made up and costs no call. */
const MAX_PATH_LENGTH = 500

/**
 * Before a 404 the backend is asked whether the page moved, unless the path has one that only ends
 * earlier. A negative answer is cached with the 404, in the Cache API. Without redirects in the
 * backend the 404 stays as it is; if the backend fails, it is not cached.
 */
export const backendRedirects = factory.createMiddleware(async (c, next) => {
  await next()
  if (c.res.status !== 404 || c.var.pathHasPage) return
  const path = readable(localised(c.var.locale, c.var.path))
  if (path === null || path.length > MAX_PATH_LENGTH) return
  const url = new URL(c.req.url)
  const old = c.var.vars.STORE_API_URL ? (redirectOf(path) ?? redirectOf(`${path}/`)) : null
  if (old && old.to !== path) return leadTo(c, `${encodedPath(old.to)}${url.search}`, old.status)
  const known = await elsewhere(c)
  if (known) return leadTo(c, known, 302)
  const found = await c.var.services.storeApi.redirects.of(c.var.locale, path)
  if (!found.ok) {
    if (found.error.kind !== 'refused' || found.error.status !== 404) c.set('degraded', true)
    return
  }
  const target = backendTarget(url, found.value.data)
  if (target) await leadTo(c, target.location, target.status)
})

/**
 * Where another shop has a page that ours link at a path of their own: under a name of its own,
 * otherwise in its list of articles or its contact page.
 */
async function elsewhere(c: Context<AppEnv>): Promise<string | null> {
  const { locale, path, vars } = c.var
  const name = vars.STORE_API_URL ? knownPageAt(locale, path) : null
  if (!name) return null
  const { pages } = await shopNavigation(c)
  const place = pages[name]
  if (place && place !== urls.page(locale, name)) return place
  const isList = name === 'newProducts' || name === 'specialOffers'
  return urls.page(locale, isList ? 'home' : 'contact')
}

async function leadTo(c: Context<AppEnv>, location: string, status: number): Promise<void> {
  await c.res.body?.cancel()
  c.set('template', undefined)
  // Hono would add the headers of the page to those of its successor.
  c.res = undefined
  c.res = new Response(null, { status, headers: { Location: location } })
}

/** The decoded path; null if it is not text. */
function readable(path: string): string | null {
  try {
    const text = decodeURIComponent(path)
    return /\p{Cc}/u.test(text) ? null : text
  } catch {
    return null
  }
}
