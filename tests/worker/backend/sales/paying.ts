import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order, OrderList, PaymentHandled } from '#shared/schemas/store-api/order.ts'
import { createBackend } from '#worker/backend/app.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import type { Client } from './client.ts'
import { register } from './guest.ts'
import { idOfProduct } from './stock.ts'

const backend = createBackend()
const SHOP = 'https://shop.test'

/** A browser's or provider's request to the shop, outside the Store API. */
export async function visit(request: Request, bindings: Bindings = { ...env }): Promise<Response> {
  const ctx = createExecutionContext()
  const response = await backend.fetch(request, bindings, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

/** A guest's order of a buckle with this payment method. */
export async function anOrder(client: Client, method = 'card', quantity = 1): Promise<Order> {
  const items = [{ id: idOfProduct('24500'), type: 'product', quantity }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  await register(client)
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', method) })
  return client.ask(Order, 'POST', '/checkout/order', {})
}

export const finishUrl = `${SHOP}/checkout/success/x/paid`
export const errorUrl = `${SHOP}/checkout/success/x/unpaid`

/** The page where an order is paid. */
export async function payUrlOf(client: Client, { id }: Order): Promise<string> {
  const body = { orderId: id, finishUrl, errorUrl }
  const { redirectUrl } = await client.ask(PaymentHandled, 'POST', '/handle-payment', body)
  if (!redirectUrl) throw new Error('There is nothing to pay')
  return redirectUrl
}

/** Pays with a card on the gateway's page and follows the redirect. */
export async function payWith(payUrl: string, card: string): Promise<Response> {
  const body = new URLSearchParams({ card, action: 'pay' })
  const paid = await visit(new Request(payUrl, { method: 'POST', body }))
  const location = paid.headers.get('location')
  return location ? visit(new Request(location)) : paid
}

/** State of an order and of its last payment, as its owner reads them. */
export async function statesOf(client: Client, { id }: Order) {
  const associations = {
    stateMachineState: {},
    transactions: { associations: { stateMachineState: {} } },
  }
  const { orders } = await client.ask(OrderList, 'POST', '/order', { ids: [id], associations })
  const [order] = orders.elements
  return {
    order: order?.stateMachineState?.technicalName,
    payment: order?.transactions.at(-1)?.stateMachineState?.technicalName,
    attempts: order?.transactions.length,
  }
}
