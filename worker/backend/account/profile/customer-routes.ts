import { Hono } from 'hono'
import { answer } from '#worker/backend/http/answer.ts'
import { readCriteria } from '#worker/backend/http/criteria/answers.ts'
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
  const criteria = readCriteria(c, 'customer', [...CUSTOMER_ASSOCIATIONS])
  if (!criteria.ok) return criteria.error
  const { customer, around } = found.value
  return answer(c, customerAsAsked(customer, around, c.var.input))
})
