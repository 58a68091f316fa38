import { YEAR_SECONDS } from '#shared/domain/durations.ts'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { factory, type AppEnv } from './context.ts'
import { readHostCookie, readableCookie, setHostCookie } from './host-cookie.ts'
import { formatView, parseView, type View } from './view-cookie.ts'

const TOKEN_COOKIE = 'sw-context-token'
const VIEW_COOKIE = 'view'
const TOKEN = /^[A-Za-z0-9]{32}$/

/** Whether the request has the cookie of a session. An order may have begun a new one meanwhile. */
export function hasSessionCookie(c: Context<AppEnv>): boolean {
  return readHostCookie(c, TOKEN_COOKIE) !== undefined
}

/**
 * Reads the shopper's cookies, the token only on demand, because cached pages need no session. A
 * malformed cookie counts as absent. Writes nothing.
 */
export const session = factory.createMiddleware((c, next) => {
  const view = viewOf(c.req.raw.headers)
  c.set('shopper', {
    get token() {
      const token = readHostCookie(c, TOKEN_COOKIE)
      return token && TOKEN.test(token) ? token : null
    },
    view: c.get('vars').STORE_API_URL ? provenView(view) : view,
  })
  return next()
})

/** A Shopware names the segment of a session; without a session prices are gross. */
const provenView = (view: View): View => (view.hasOwnPrices ? view : { ...view, segment: 'gross' })

/** The shopper's view according to the browser's cookie. */
export function viewOf(headers: Headers): View {
  const cookies = headers.get('cookie')
  return parseView(cookies ? parse(cookies, VIEW_COOKIE)[VIEW_COOKIE] : undefined)
}

/** Sets the shopper's cookies in the response to an action that changed them. */
export function rememberShopper(
  c: Context<AppEnv>,
  change: { readonly token?: string | null; readonly view?: Partial<View> },
): void {
  const token = change.token ?? c.var.shopper.token
  const view = { ...c.var.shopper.view, ...change.view }
  if (change.token && change.token !== c.var.shopper.token) {
    setHostCookie(c, TOKEN_COOKIE, change.token, YEAR_SECONDS)
  }
  if (change.view) {
    setCookie(c, VIEW_COOKIE, formatView(view), readableCookie(c, YEAR_SECONDS))
  }
  c.set('shopper', { token, view })
}

/**
 * Updates the count in the view cookie from the cart on the page, which may have been corrected.
 */
export function rememberCount(c: Context<AppEnv>, cartCount: number): void {
  if (cartCount !== c.var.shopper.view.cartCount) rememberShopper(c, { view: { cartCount } })
}
