import { Hono } from 'hono'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { groupStruct, readGroup, selectGroup } from '#worker/backend/customers/customer-group.ts'

/** What the registration page of a customer group says; found by the group's id or key. */
export const groupRoutes = new Hono<BackendEnv>().get(
  '/customer-group-registration/config/:id',
  async (c) => {
    const id = c.req.param('id')
    const group = readGroup(await selectGroup(c.env.DB, id).first())
    if (group?.registrationActive) return answer(c, groupStruct(group, c.var.language.locale))
    return storeApiError(c, {
      status: 404,
      code: 'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND',
      detail: 'The customer group registration was not found.',
      parameters: { id: id.slice(0, 80) },
    })
  },
)
