import { Hono } from 'hono'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { customerStruct } from './customer-struct.ts'
import { signedIn } from './signed-in.ts'

/** The customer themselves. */
export const customerRoutes = new Hono<BackendEnv>().post('/account/customer', async (c) => {
  const found = await signedIn(c)
  if (!found.ok) return found.error
  return answer(c, customerStruct(found.value.customer, found.value.around))
})
