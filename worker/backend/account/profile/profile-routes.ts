import { type Context, Hono } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail } from '#shared/domain/result.ts'
import { languageById } from '#worker/backend/http/languages.ts'
import { respond, SUCCESS } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import {
  quoteInput,
  type Refusal,
  storeApiError,
  violationErrors,
} from '#worker/backend/http/store-api-error.ts'
import { changeSession } from '#worker/backend/shopper/shopper.ts'
import { localeUpdate, paymentMethodUpdate, profileUpdate, readProfile } from './change-profile.ts'
import {
  requireCustomer,
  tokenMissing,
  requireAccount,
} from '#worker/backend/current-shopper/require-customer.ts'
import { readCriteria } from '#worker/backend/http/criteria/responses.ts'
import { selectCustomerFields } from '#worker/backend/customers/customer-struct.ts'

/** The logged-in customer, with the requested associations. */
export const customerRoutes = new Hono<BackendEnv>().on(
  ['GET', 'POST'],
  '/account/customer',
  async (c) => {
    const found = await requireCustomer(c)
    if (!found.ok) return found.error
    const criteria = readCriteria(c, 'customer')
    if (!criteria.ok) return criteria.error
    const { customer, context } = found.value
    return respond(c, selectCustomerFields(customer, context, c.var.input))
  },
)

type C = Context<BackendEnv>

/** Changes of personal data, language and payment method. */
export const profileRoutes = new Hono<BackendEnv>()
  .post('/account/change-profile', (c) => changeProfile(c))
  .post('/account/change-language', (c) => changeLanguage(c))
  .post('/account/change-payment-method/:id', (c) => changePaymentMethod(c))

async function changeProfile(c: C): Promise<Response> {
  const found = c.var.tokenSent ? await requireCustomer(c) : fail(tokenMissing(c))
  if (!found.ok) return found.error
  const { shop, customer, context } = found.value
  const { salutationId } = c.var.input
  if (salutationId && !isHexId(salutationId)) return storeApiError(c, malformedId(salutationId))
  const profile = readProfile(c.var.input, context, customer)
  if (!profile.ok) return violationErrors(c, profile.error)
  await profileUpdate(shop.db, customer.id, profile.value).run()
  return respond(c, SUCCESS)
}

async function changeLanguage(c: C): Promise<Response> {
  const found = await requireAccount(c)
  if (!found.ok) return found.error
  const { shop, customer } = found.value
  const { languageId } = c.var.input
  const language = typeof languageId === 'string' ? languageById(languageId) : undefined
  if (!language) return violationErrors(c, [unknownLanguage(languageId)])
  await localeUpdate(shop.db, customer.id, language.locale).run()
  return respond(c, SUCCESS)
}

/** The choice applies to later orders and to this session. */
async function changePaymentMethod(c: C): Promise<Response> {
  const found = await requireAccount(c)
  if (!found.ok) return found.error
  const { shop, customer, context } = found.value
  const id = c.req.param('id') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const method = context.paymentMethods.find((offered) => offered.id === id && offered.active)
  if (!method) return storeApiError(c, unknownPaymentMethod(id))
  await paymentMethodUpdate(shop.db, customer.id, id).run()
  const change = { kind: 'choose', settings: { paymentMethodId: id } } as const
  await changeSession(shop.sessions, c.var.token, shop.at, change)
  return respond(c, SUCCESS)
}

function unknownLanguage(id: unknown) {
  const detail = `The languageId "${quoteInput(id)}" does not exist.`
  return { pointer: '/languageId', name: 'ENTITY_DOES_NOT_EXISTS', detail }
}

function unknownPaymentMethod(paymentMethodId: string): Refusal {
  return {
    status: 400,
    code: 'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
    detail: `Change Payment to method ${paymentMethodId} not possible.`,
    parameters: { paymentMethodId },
  }
}
