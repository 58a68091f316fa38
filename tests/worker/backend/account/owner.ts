import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Address } from '#shared/schemas/store-api/context.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { z } from '#shared/schemas/zod.ts'
import { aCustomer, anAddress } from './people.ts'

const Sessions = z.object({ elements: z.array(z.object({ id: z.string() })) })

/** A customer with a second address, an order and a session, which others could try to reach. */
export async function anOwner(others: Parameters<typeof stockShop>[0] = []) {
  await stockShop([aBuckle('24500', { stock: 1000 }), ...others])
  const { client, email } = await aCustomer()
  const address = await client.ask(Address, 'POST', '/account/address', anAddress())
  const items = [{ id: idOfProduct('24500'), type: 'product', quantity: 2 }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  const order = await client.ask(Order, 'POST', '/checkout/order', {})
  const { elements } = await client.ask(Sessions, 'POST', '/account/session')
  const sessionId = elements[0]?.id ?? ''
  return { client, email, addressId: address.id, orderId: order.id, sessionId }
}
