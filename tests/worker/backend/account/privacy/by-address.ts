import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { createBackend } from '#worker/backend/app.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { idOfProduct } from '#tests/worker/backend/sales/stock.ts'
import { PASSWORD } from '../people.ts'

const backend = createBackend()

const Copy = z.looseObject({
  email: z.string(),
  customers: z.array(
    z.looseObject({
      guest: z.boolean(),
      addresses: z.array(z.looseObject({ street: z.string() })),
      cart: z.looseObject({ lines: z.array(z.looseObject({})) }).nullable(),
      sessions: z.array(z.looseObject({})),
    }),
  ),
  orders: z.array(z.looseObject({ id: z.string() })),
  registrations: z.array(z.looseObject({})),
  inquiries: z.array(z.looseObject({ comment: z.string() })),
})

const Erasure = z.object({
  email: z.string(),
  isErased: z.boolean(),
  stored: z.record(z.string(), z.int()),
})

/** Response of the operators’ API about an address. */
export async function ops(path: 'export' | 'erase', body: unknown, secret = env.OPS_SECRET) {
  const context = createExecutionContext()
  const request = new Request(`https://shop.test/_ops/own-data/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
  const response = await backend.fetch(request, { ...env }, context)
  await waitOnExecutionContext(context)
  const result: unknown = await response.json()
  return { status: response.status, answer: result }
}

export const copyOf = async (email: string) => Copy.parse((await ops('export', { email })).answer)

export const erase = async (email: string, isConfirmed = true) =>
  Erasure.parse((await ops('erase', { email, isConfirmed })).answer)

export const login = (email: string) =>
  aClient().call('POST', '/account/login', { username: email, password: PASSWORD })

export const fill = (client: Client) =>
  client.ask(Cart, 'POST', '/checkout/cart/line-item', {
    items: [{ id: idOfProduct('24500'), type: 'product', quantity: 2 }],
  })

export async function order(client: Client): Promise<string> {
  await fill(client)
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  return (await client.ask(Order, 'POST', '/checkout/order', {})).id
}

export const inquire = (email: string) =>
  aClient().call('POST', '/contact-form', { email, subject: 'Nadeln', comment: 'Welche sind es?' })
