import { aSimpleProduct } from './products.ts'
import { aGuest } from './guest.ts'
import type { Schemas, Visitor } from './visitor.ts'

export type Order = Schemas['Order']

/** A guest with two pieces of a product in the cart. */
export async function aReadyGuest(): Promise<Visitor> {
  const guest = await aGuest()
  await guest.add((await aSimpleProduct()).id, 2)
  return guest
}

export async function placeOrder(guest: Visitor, customerComment?: string): Promise<Order> {
  const { data } = await guest.invoke('createOrder post /checkout/order', {
    body: customerComment === undefined ? {} : { customerComment },
  })
  return data
}

/** A guest and their order. */
export async function anOrder(): Promise<Readonly<{ guest: Visitor; order: Order }>> {
  const guest = await aReadyGuest()
  return { guest, order: await placeOrder(guest) }
}
