import { Hono, type Context } from 'hono'
import { loadShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import { respond, SUCCESS } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import {
  quoteInput,
  storeApiError,
  violationErrors,
  type Refusal,
  type Violation,
} from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { GUEST_LIMIT, REGISTER_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { moveCartOut, readOwnedSession } from '#worker/backend/shopper/customer-sessions.ts'
import { sessionsOf, shopOf } from '#worker/backend/http/shop.ts'
import { readGroup, selectGroup, groupStruct } from '#worker/backend/customers/customer-group.ts'
import { readNewPassword } from '#worker/backend/customers/credentials-input.ts'
import { confirmRegistration, type ConfirmError } from './create-account.ts'
import { NOT_FOUND_BY_HASH } from '#worker/backend/http/refusals.ts'
import { awaitHashingSlot } from '#worker/backend/passwords/hashing-queue.ts'
import { convertGuest, NO_SUCH_GROUP, registerAccount } from './register-account.ts'
import { registerGuest } from './register-guest.ts'
import { readRegistration, type RegistrationError } from './registration-input.ts'
import { requireCustomer } from '#worker/backend/current-shopper/require-customer.ts'

type C = Context<BackendEnv>

/** Registration as a guest or with an account, and its confirmation. */
export const registrationRoutes = new Hono<BackendEnv>()
  .post('/account/register', (c) => register(c))
  .post('/account/register-confirm', (c) => confirm(c))
  .post('/account/convert-guest', (c) => convert(c))

async function register(c: C): Promise<Response> {
  const { token, input } = c.var
  const { state: session, isOwned } = await readOwnedSession(sessionsOf(c), token, new Date())
  const shop = shopOf(c)
  const context = await loadShopperContext(shop, session)
  const read = readRegistration(input, context, shop.vars)
  if (!read.ok) return refuse(c, read.error)
  const { registration, password, requestedGroupId, storefront } = read.value
  if (password === null) {
    const attempt = attemptOf(c, GUEST_LIMIT, registration.email)
    const seconds = await countAttempt(shop.limiter, attempt, shop.at)
    if (seconds > 0) return storeApiError(c, throttled(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))
    const own = isOwned ? await moveCartOut(shop.sessions, token, session, shop.at) : token
    const registered = await registerGuest(shop, own, session, registration)
    c.set('token', registered.token)
    return respond(c, registered.customer)
  }
  const attempt = attemptOf(c, REGISTER_LIMIT, registration.email)
  const seconds = (await countAttempt(shop.limiter, attempt, shop.at)) || (await awaitHashingSlot())
  if (seconds > 0) return storeApiError(c, throttled(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))
  const request = { registration, password, requestedGroupId, storefront, guestId: null }
  const registered = await registerAccount(shop, token, context, request)
  if (!registered.ok) return violationErrors(c, registered.error)
  sendSoon(c, shop.at)
  if (registered.value.token !== null) c.set('token', registered.value.token)
  return respond(c, registered.value.customer)
}

/** An unknown group is reported together with the other violations. */
async function refuse(c: C, refused: RegistrationError): Promise<Response> {
  if (refused.kind === 'refused') return storeApiError(c, refused.refusal)
  const { requestedGroupId: id } = c.var.input
  const isKnown =
    typeof id !== 'string' || id === '' || readGroup(await selectGroup(c.env.DB, id).first())
  return violationErrors(c, isKnown ? refused.violations : [...refused.violations, NO_SUCH_GROUP])
}

async function confirm(c: C): Promise<Response> {
  const { hash, em } = c.var.input
  if (typeof hash !== 'string' || hash === '') return storeApiError(c, NO_HASH)
  const shop = shopOf(c)
  const link = { hash, em: typeof em === 'string' ? em : '' }
  const confirmed = await confirmRegistration(shop, c.var.token, link)
  if (!confirmed.ok) return storeApiError(c, confirmRefusal(confirmed.error, hash))
  sendSoon(c, shop.at)
  c.set('token', confirmed.value.token)
  return respond(c, confirmed.value.customer)
}

async function convert(c: C): Promise<Response> {
  const found = await requireCustomer(c)
  if (!found.ok) return found.error
  const { shop, customer } = found.value
  if (!customer.guest) return storeApiError(c, NOT_A_GUEST)
  const violations: Violation[] = []
  const password = readNewPassword(c.var.input, 'password', violations)
  if (violations.length > 0) return violationErrors(c, violations)
  const attempt = attemptOf(c, REGISTER_LIMIT, customer.email)
  const seconds = (await countAttempt(shop.limiter, attempt, shop.at)) || (await awaitHashingSlot())
  if (seconds > 0) return storeApiError(c, throttled(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))
  const registered = await convertGuest(found.value, c.var.token, password)
  if (!registered.ok) return violationErrors(c, registered.error)
  sendSoon(c, shop.at)
  if (registered.value.token !== null) c.set('token', registered.value.token)
  return respond(c, SUCCESS)
}

const NOT_A_GUEST: Refusal = {
  status: 400,
  code: 'CHECKOUT__CUSTOMER_IS_NOT_A_GUEST',
  detail: 'The customer is not a guest.',
}

const NO_HASH: Refusal = {
  status: 404,
  code: 'CHECKOUT__NO_HASH_PROVIDED',
  detail: 'The given hash is empty.',
}

const CONFIRMED_BEFORE: Refusal = {
  status: 412,
  code: 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
  detail: 'The customer is already confirmed.',
}

function confirmRefusal(refused: ConfirmError, hash: string): Refusal {
  if (refused === 'already-confirmed') return CONFIRMED_BEFORE
  return { ...NOT_FOUND_BY_HASH, parameters: { hash: quoteInput(hash) } }
}

/** Data for the registration page of a customer group, by the group's id or key. */
export const groupRoutes = new Hono<BackendEnv>().get(
  '/customer-group-registration/config/:id',
  async (c) => {
    const id = c.req.param('id')
    const group = readGroup(await selectGroup(c.env.DB, id).first())
    if (group?.registrationActive) return respond(c, groupStruct(group, c.var.language.locale))
    return storeApiError(c, {
      status: 404,
      code: 'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND',
      detail: 'The customer group registration was not found.',
      parameters: { id: quoteInput(id) },
    })
  },
)
