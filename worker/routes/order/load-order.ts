import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { isOutage, type StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { readOrderPass, type OrderPass } from '../forms/order-pass.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

export type OwnOrder = {
  readonly order: Order
  readonly isPaymentChangeable: boolean
  /** The pass that gave access to the order, if the session did not. */
  readonly pass: OrderPass | null
}

/**
 * An order, if it belongs to this session or this browser has a pass for it. Null otherwise,
 * whether or not the order exists.
 */
export async function loadOrder(
  c: Context<AppEnv>,
  id: string,
): Promise<Result<OwnOrder | null, StoreApiFailure>> {
  const { shopper } = c.var
  if (!isHexId(id)) return ok(null)
  const { order: orders } = shopperApi(c)

  const mine = shopper.token ? await orders.byId(id) : null
  if (mine && !mine.ok && isOutage(mine.error)) return fail(mine.error)
  const own = mine?.ok ? foundIn(mine.value.data, id, null) : null
  if (own) return ok(own)

  const pass = await readOrderPass(c)
  if (pass?.orderId !== id) return ok(null)
  const passed = await orders.byDeepLink(pass)
  if (passed.ok) return ok(foundIn(passed.value.data, id, pass))
  return isOutage(passed.error) ? fail(passed.error) : ok(null)
}

type OrderList = {
  readonly orders: { readonly elements: readonly Order[] }
  readonly paymentChangeable?: Readonly<Record<string, boolean>> | null | undefined
}

function foundIn(
  { orders, paymentChangeable }: OrderList,
  id: string,
  pass: OrderPass | null,
): OwnOrder | null {
  const order = orders.elements.find((element) => element.id === id)
  return order ? { order, isPaymentChangeable: paymentChangeable?.[id] ?? true, pass } : null
}
