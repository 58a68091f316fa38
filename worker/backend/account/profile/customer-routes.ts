import { Hono } from 'hono'
import { answer } from '#worker/backend/http/answer.ts'
import { associationError, criteriaError } from '#worker/backend/http/criteria/answers.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import {
  CUSTOMER_ASSOCIATIONS,
  customerAsAsked,
} from '#worker/backend/customers/customer-struct.ts'
import { signedIn } from '#worker/backend/current-shopper/signed-in.ts'

/** The customer themselves; what belongs to them comes along where it is asked for. */
export const customerRoutes = new Hono<BackendEnv>().post('/account/customer', async (c) => {
  const found = await signedIn(c)
  if (!found.ok) return found.error
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const stranger = criteria.value.associations.find((name) => !CUSTOMER_ASSOCIATIONS.has(name))
  if (stranger !== undefined) return associationError(c, 'customer', stranger)
  const { customer, around } = found.value
  return answer(c, customerAsAsked(customer, around, c.var.input))
})
