import { Hono } from 'hono'
import { answer } from '#worker/backend/http/answer.ts'
import { criteriaError } from '#worker/backend/http/criteria/answers.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { addressIn, customerStruct } from './customer-struct.ts'
import { signedIn } from './signed-in.ts'

/** The customer themselves; the whole address book comes along where it is asked for. */
export const customerRoutes = new Hono<BackendEnv>().post('/account/customer', async (c) => {
  const found = await signedIn(c)
  if (!found.ok) return found.error
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const { customer, around } = found.value
  const struct = customerStruct(customer, around)
  if (!criteria.value.associations.includes('addresses')) return answer(c, struct)
  const addresses = customer.addresses.map((address) => addressIn(address, customer, around))
  return answer(c, { ...struct, addresses })
})
