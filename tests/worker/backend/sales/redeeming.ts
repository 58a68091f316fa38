import { Cart } from '#shared/schemas/store-api/cart.ts'
import { ADD, buckle } from './at-the-button.ts'
import { aClient, type Client } from './client.ts'
import { register } from './guest.ts'
import { input } from './promote.ts'

export const CART = '/checkout/cart'

/** A client with buckles in the cart. */
export async function withBuckles(quantity = 1): Promise<Client> {
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', ADD, { items: [{ id: buckle, type: 'product', quantity }] })
  return shopper
}

/** The summary that the shopper would agree to now. */
export async function summaryOf(shopper: Client) {
  const { extensions } = await shopper.ask(Cart, 'GET', CART)
  return { cartId: extensions?.ripstop?.cartId, hash: extensions?.ripstop?.hash }
}

/** A guest with this address who has redeemed the code and is ready to order. */
export async function redeeming(code: string, email: string) {
  const shopper = await withBuckles()
  await shopper.ask(Cart, 'POST', ADD, input(code))
  await register(shopper, { email })
  return { shopper, summary: await summaryOf(shopper) }
}
