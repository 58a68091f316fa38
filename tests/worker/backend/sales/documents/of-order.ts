import { OrderList, type Order } from '#shared/schemas/store-api/order.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { type Client } from '../client.ts'
import { anOrder, payUrlOf, payWith } from '../paying.ts'

/** A paid card order. */
export async function aPaidOrder(client: Client): Promise<Order> {
  const placed = await anOrder(client)
  await payWith(await payUrlOf(client, placed), TEST_CARDS.paid)
  return placed
}

/** The documents of an order, as its buyer sees them. */
export async function documentsOf(client: Client, { id }: Order) {
  const associations = { documents: { associations: { documentType: {} } } }
  const { orders } = await client.ask(OrderList, 'POST', '/order', { ids: [id], associations })
  return orders.elements[0]?.documents ?? []
}
