import { Hono, type Context } from 'hono'
import { respond, SUCCESS } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { searchResult } from '#worker/backend/http/search-result.ts'
import {
  storeApiError,
  violationErrors,
  type Refusal,
  type Violation,
} from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { PASSWORD_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf } from '#worker/backend/rate-limit/throttle.ts'
import { endSession, endSessions, openSessions } from '#worker/backend/shopper/customer-sessions.ts'
import { newWaitingToken } from '#worker/backend/shopper/parse-issued-token.ts'
import { readOwnPassword } from '../customers/credentials-input.ts'
import { toPasswordRefusal } from '../account/login/credentials-routes.ts'
import { deleteCustomer, deleteGuest } from './delete-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { sessionStruct } from './stored-data.ts'
import { checkOwnPassword } from '../account/login/own-password.ts'
import { requireCustomer, requireAccount } from '../current-shopper/require-customer.ts'

type C = Context<BackendEnv>

/** Export and deletion of a customer's data, and their sessions. Shopware has only the deletion. */
export const privacyRoutes = new Hono<BackendEnv>()
  .delete('/account/customer', (c) => remove(c))
  .post('/account/export', async (c) => {
    const found = await requireAccount(c)
    return found.ok ? respond(c, await exportCustomer(found.value, c.var.token)) : found.error
  })
  .post('/account/session', async (c) => {
    const found = await requireAccount(c)
    if (!found.ok) return found.error
    const { sessions, at } = found.value.shop
    const open = await openSessions(sessions, c.var.token, at)
    return respond(c, searchResult('customer_session', open.map(sessionStruct)))
  })
  .delete('/account/session/:id', async (c) => {
    const found = await requireAccount(c)
    if (!found.ok) return found.error
    const { sessions, at } = found.value.shop
    const isEnded = await endSession(sessions, c.var.token, c.req.param('id'), at)
    return isEnded ? c.body(null, 204) : storeApiError(c, NO_SUCH_SESSION)
  })
  .post('/account/logout-everywhere', async (c) => {
    const found = await requireAccount(c)
    if (!found.ok) return found.error
    const { shop, customer } = found.value
    await endSessions(shop.sessions, customer.account.shopperKey)
    c.set('token', newWaitingToken(shop.sessions.signedWith))
    return respond(c, SUCCESS)
  })

const NO_SUCH_SESSION: Refusal = {
  status: 404,
  code: 'CHECKOUT__CUSTOMER_SESSION_NOT_FOUND',
  detail: 'The customer has no session with this id.',
}

/**
 * Deletes a customer or guest. A sent `password` is checked. Our own page requires it, official
 * clients do not.
 */
async function remove(c: C): Promise<Response> {
  const found = await requireCustomer(c)
  if (!found.ok) return found.error
  const { shop, customer } = found.value
  const { account } = customer
  if (account === null) {
    await deleteGuest(shop, c.var.token, customer)
    c.set('token', newWaitingToken(shop.sessions.signedWith))
    return c.body(null, 204)
  }
  if (c.var.input.password !== undefined) {
    const violations: Violation[] = []
    const password = readOwnPassword(c.var.input, violations)
    if (violations.length > 0) return violationErrors(c, violations)
    const attempt = attemptOf(c, PASSWORD_LIMIT, customer.email)
    const checked = await checkOwnPassword(shop, customer.id, password, attempt)
    if (!checked.ok) return toPasswordRefusal(c, checked.error)
  }
  await deleteCustomer(shop, { ...customer, account })
  sendSoon(c, shop.at)
  c.set('token', newWaitingToken(shop.sessions.signedWith))
  return c.body(null, 204)
}
