import { Hono, type Context } from 'hono'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { quoteInput, storeApiError, type Refusal } from '#worker/backend/http/store-api-error.ts'
import { PASSWORD_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { leaveSession } from '#worker/backend/shopper/customer-sessions.ts'
import { signingSecretsOf } from '#worker/runtime/signing-secrets.ts'
import { newWaitingToken } from '#worker/backend/shopper/parse-issued-token.ts'
import { shopOf } from '#worker/backend/http/shop.ts'
import { changeSession, rotateSession } from '#worker/backend/shopper/shopper.ts'
import { knownDevice, knownDeviceToken } from './known-device.ts'
import { logIn, type LoginError } from './log-in.ts'
import { requireCustomer } from '#worker/backend/current-shopper/require-customer.ts'

type C = Context<BackendEnv>

/** Login and logout. Only the header contains the new token (docs/store-api.md#context-token). */
export const loginRoutes = new Hono<BackendEnv>()
  .post('/account/login', (c) => login(c))
  .post('/account/logout', (c) => logout(c))

async function login(c: C): Promise<Response> {
  const { email, username = email, password, knownDevice: token } = c.var.input
  if (typeof username !== 'string' || typeof password !== 'string')
    return storeApiError(c, BAD_CREDENTIALS)
  const shop = shopOf(c)
  const secrets = signingSecretsOf(shop.vars)
  const device = knownDevice(secrets, username, token, shop.at)
  const attempt = { ...attemptOf(c, PASSWORD_LIMIT, username), device }
  const entered = await logIn(shop, c.var.token, { attempt, password })
  if (!entered.ok) return storeApiError(c, refusalOf(entered.error, username))
  c.set('token', entered.value.token)
  const ripstop = {
    cartMerged: entered.value.isCartMerged,
    knownDevice: device === null ? knownDeviceToken(secrets, username, shop.at) : token,
  }
  return respond(c, { ...TOKEN_RESPONSE, extensions: { ripstop } })
}

/** Logout deletes a guest's cart and preserves a customer's (docs/store-api.md#context-token). */
async function logout(c: C): Promise<Response> {
  const found = await requireCustomer(c)
  if (!found.ok) return found.error
  const { shop, customer } = found.value
  const { token } = c.var
  if (customer.guest) {
    await changeSession(shop.sessions, token, shop.at, { kind: 'clear' })
    const nobody = { customerId: null, billingAddressId: null, shippingAddressId: null }
    c.set('token', (await rotateSession(shop.sessions, token, shop.at, nobody)).token)
  } else {
    await leaveSession(shop.sessions, token, shop.at)
    c.set('token', newWaitingToken(shop.sessions.signedWith))
  }
  return respond(c, TOKEN_RESPONSE)
}

const TOKEN_RESPONSE = { redirectUrl: null, apiAlias: 'array_struct' }

const BAD_CREDENTIALS: Refusal = {
  status: 401,
  code: 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
  detail: 'Invalid username and/or password.',
}

function refusalOf(refused: LoginError, email: string): Refusal {
  switch (refused.kind) {
    case 'wrong':
      // The same with and without an account, so that it reveals nothing.
      return { ...BAD_CREDENTIALS, parameters: { email: quoteInput(email) } }
    case 'unconfirmed':
      return {
        status: 401,
        code: 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
        detail: 'The customer has not completed the registration.',
      }
    case 'throttled':
      return throttled(refused.seconds, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED')
  }
}
