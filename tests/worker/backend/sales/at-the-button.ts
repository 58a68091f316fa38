import { env } from 'cloudflare:workers'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Client } from './client.ts'
import { register } from './guest.ts'
import { idOfProduct } from './stock.ts'

export const fabric = idOfProduct('70000')
export const buckle = idOfProduct('24500')
export const ADD = '/checkout/cart/line-item'

type Choice = { readonly items?: readonly [string, number][]; readonly payment?: string }

/** Fills a cart, registers a guest and returns the summary that the guest agrees to. */
export async function atTheButton(client: Client, choice: Choice = {}) {
  const {
    items = [
      [fabric, 25],
      [buckle, 1],
    ],
    payment = 'prepayment',
  } = choice
  await client.ask(Cart, 'POST', ADD, {
    items: items.map(([id, quantity]) => ({ id, type: 'product', quantity })),
  })
  await register(client)
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', payment) })
  const cart = await client.ask(Cart, 'GET', '/checkout/cart')
  return { cartId: cart.extensions?.ripstop?.cartId, hash: cart.extensions?.ripstop?.hash }
}

export const orderCount = () => env.DB.prepare('SELECT count(*) AS n FROM orders').first('n')
