import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Customer } from '#shared/schemas/store-api/context.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { GuestPage } from '#worker/pages/account/notice-page.tsx'
import { PageError } from '#worker/rendering/page-error.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { respondWithExpiredForm } from '../forms/expired-form.tsx'
import { parseLocalPath } from '../forms/parse-local-path.ts'
import { isLoggedOut } from '../forms/refused-form.ts'
import { requireData, storeApiFailed } from '../forms/store-api-failed.ts'
import { loginSection } from './login-section.tsx'
import { rememberShopper } from '#worker/runtime/session.ts'
import type { StoreApiResponse, StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/**
 * The logged-in customer with an account; else the response for other visitors.
 * @param book whether to load the addresses too
 */
export async function requireLogin(
  c: Context<AppEnv>,
  book: 'with addresses' | null = null,
): Promise<Result<Customer, Response>> {
  const { shopper } = c.var
  const { account } = shopperApi(c)
  const ask = book ? account.customerWithAddresses : account.customer
  const found = shopper.token ? await ask() : null
  if (!found) return fail(await toLogin(c))
  if (!found.ok) {
    return fail(await (isLoggedOut(found.error) ? toLogin(c) : storeApiFailed(c, found.error)))
  }
  return found.value.data.guest ? fail(await guestPage(c)) : ok(found.value.data)
}

/**
 * Redirects to the login, which returns to the requested page. A posted form is shown with its
 * values instead, to be sent again after a login in a new window. A return path that the login
 * would refuse is left out, because proxies limit the length of a header.
 */
export async function toLogin(c: Context<AppEnv>, to?: string): Promise<Response> {
  const { locale, shopper, t } = c.var
  if (shopper.view.isLoggedIn) rememberShopper(c, { view: { isLoggedIn: false } })
  const preserved = await respondWithExpiredForm(c, {
    title: t('errors.titleExpired'),
    text: t('accountForms.expired'),
    link: { href: urls.page(locale, 'login'), text: t('accountForms.expiredLink') },
  })
  if (preserved) return preserved
  const read = c.req.method === 'POST' ? null : requestedPath(c)
  const requested = read ?? urls.page(locale, 'account')
  return c.redirect(urls.login(locale, to ?? requested), 303)
}

/**
 * The same for a streamed page. Throws a `PageError` with the login, which returns to the page, or
 * with the notice for guests.
 */
export async function requireCustomer(c: Context<AppEnv>): Promise<Customer> {
  const customer = requireCustomerData(c, await shopperApi(c).account.customer())
  if (customer.guest) throw new PageError(403, { content: <GuestPage back={c.req.path} /> })
  return customer
}

/** Data of the logged-in customer. Throws a `PageError` with the login if the session has ended. */
export function requireCustomerData<T>(
  c: Context<AppEnv>,
  found: Result<StoreApiResponse<T>, StoreApiFailure>,
): T {
  if (found.ok || !isLoggedOut(found.error)) return requireData(c, found)
  const notices = [{ tone: 'info', text: c.var.t('account.loginFirst') } as const]
  throw new PageError(403, loginSection(c, { to: requestedPath(c), notices }))
}

function requestedPath(c: Context<AppEnv>): string | null {
  const { pathname, search } = new URL(c.req.url)
  return parseLocalPath(pathname + search)
}

async function guestPage(c: Context<AppEnv>): Promise<Response> {
  return renderPage(c, <GuestPage back={c.req.path} />, {
    title: c.var.t('account.guestTitle'),
    robots: 'noindex',
    personal: true,
    status: 403,
  })
}
