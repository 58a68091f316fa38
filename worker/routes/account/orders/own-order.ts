import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { refuse } from '#worker/rendering/refuse.tsx'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { ownCustomer } from '../own-customer.tsx'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const ID = /^[0-9a-f]{32}$/

/** The order that the path names; somebody else's is as unknown as one that does not exist. */
export async function ownOrder(c: Context<AppEnv>): Promise<Result<Order, Response>> {
  const id = c.req.param('id') ?? ''
  if (!ID.test(id)) return fail(await refuse(c, 404))
  const [customer, list] = await Promise.all([ownCustomer(c), shopperApi(c).order.byId(id)])
  if (!customer.ok) return customer
  if (!list.ok) return fail(await storeApiFailed(c, list.error))
  const found = list.value.data.orders.elements.find((order) => order.id === id)
  return found ? ok(found) : fail(await refuse(c, 404))
}
