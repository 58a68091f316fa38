import { Hono, type Context } from 'hono'
import { LOCALES } from '#shared/i18n/locales.ts'
import { localised } from '#shared/urls.ts'
import { loadSurroundings } from '#worker/backend/context/load-context.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError, violationErrors } from '#worker/backend/http/store-api-error.ts'
import { shopInLanguageOf } from '#worker/backend/shopper/shop.ts'
import { changeSession, readSession, rotateSession } from '#worker/backend/shopper/shopper.ts'
import { NOT_LOGGED_IN } from './refusals.ts'
import { currentCustomer, registerGuest } from './register-guest.ts'
import { readRegistration } from './registration-input.ts'

type C = Context<BackendEnv>

/** Guests of the checkout. Accounts with a password come with their own issue. */
export const accountRoutes = new Hono<BackendEnv>()
  .post('/account/register', (c) => register(c))
  .post('/account/customer', async (c) => {
    const session = await readSession(c.env.SHOPPER, c.var.token, new Date())
    const customer = await currentCustomer(shopInLanguageOf(c, session), session)
    return customer ? answer(c, customer) : storeApiError(c, NOT_LOGGED_IN)
  })
  .post('/account/logout', (c) => logout(c))

async function register(c: C): Promise<Response> {
  const session = await readSession(c.env.SHOPPER, c.var.token, new Date())
  const shop = shopInLanguageOf(c, session)
  const origin = shop.vars.SHOP_ORIGIN
  const domains = LOCALES.map((locale) => `${origin}${localised(locale, '/')}`.replace(/\/$/, ''))
  const places = await loadSurroundings(shop, session)
  const registration = readRegistration(c.var.input, places, domains)
  if (!registration.ok) return violationErrors(c, registration.error)
  const written = await registerGuest(shop, c.var.token, session, registration.value)
  c.set('token', written.token)
  return answer(c, await currentCustomer(shop, written.state))
}

/** A guest leaves with nothing: the cart goes too (contract 1). */
async function logout(c: C): Promise<Response> {
  const at = new Date()
  const { settings } = await readSession(c.env.SHOPPER, c.var.token, at)
  if (settings.customerId === null) return storeApiError(c, NOT_LOGGED_IN)
  await changeSession(c.env.SHOPPER, c.var.token, at, { kind: 'clear' })
  const nobody = { customerId: null, billingAddressId: null, shippingAddressId: null }
  const { token } = await rotateSession(c.env.SHOPPER, c.var.token, at, nobody)
  c.set('token', token)
  return answer(c, { redirectUrl: null, apiAlias: 'context_token_response' })
}
