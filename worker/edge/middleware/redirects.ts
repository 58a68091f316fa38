import type { Context } from 'hono'
import { urls } from '#shared/urls.ts'
import { knownPageAt } from '#worker/rendering/navigation/known-pages.ts'
import { shopNavigation } from '#worker/rendering/navigation/shop-navigation.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { decodePath, findRedirect, type Target } from '../redirects/find-redirect.ts'
import { findRuleRedirect, findWellKnownRedirect } from '../redirects/rules.ts'

/**
 * Redirects addresses that can never be a page, such as those that end in `.html`. Other addresses
 * pass without a lookup.
 */
export const redirectByRule = factory.createMiddleware(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const path = decodePath(c.req.path)
  const matches = path !== null && (findWellKnownRedirect(path) ?? findRuleRedirect(path))
  const target = matches && (await lookUpRedirect(c))
  return target ? c.redirect(target.location, target.status) : next()
})

/**
 * Looks for a redirect before it sends a 404, unless only the page number of a list is too high. A
 * 404 without a redirect is cached as usual. It is not cached after a backend failure.
 */
export const redirectMissingPage = factory.createMiddleware(async (c, next) => {
  await next()
  if (c.res.status !== 404 || c.var.pathHasPage) return
  const place = await placeInOtherShop(c)
  const target = place ? { location: place, status: 302 } : await lookUpRedirect(c)
  if (!target) return
  await c.res.body?.cancel()
  c.set('template', undefined)
  // Otherwise Hono adds the headers of the 404 page to the redirect.
  c.res = undefined
  c.res = new Response(null, { status: target.status, headers: { Location: target.location } })
})

/** The redirect by the backend's rows and the rules. It is temporary if a lookup failed. */
async function lookUpRedirect(c: Context<AppEnv>): Promise<Target | null> {
  let hasFailed = false
  const found = await findRedirect(new URL(c.req.url), async (path) => {
    const row = await c.var.services.storeApi.redirects.of(c.var.locale, path)
    if (row.ok) return row.value.data
    // A Shopware without our plugin has no such endpoint.
    hasFailed ||= row.error.kind !== 'refused' || row.error.status !== 404
    return null
  })
  if (hasFailed) c.set('degraded', true)
  return found && { ...found, status: hasFailed ? 302 : found.status }
}

/**
 * The address in a remote shop that replaces one of our pages. It is the page of that name, else
 * the product list or the contact page.
 */
async function placeInOtherShop(c: Context<AppEnv>): Promise<string | null> {
  const { locale, path, vars } = c.var
  const name = vars.STORE_API_URL ? knownPageAt(locale, path) : null
  if (!name) return null
  const { pages } = await shopNavigation(c)
  const place = pages[name]
  if (place && place !== urls.page(locale, name)) return place
  const isList = name === 'newProducts' || name === 'specialOffers'
  return urls.page(locale, isList ? 'home' : 'contact')
}
